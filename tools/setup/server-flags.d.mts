/** V8's flags for the server's process. */
export declare const serverFlags: readonly string[];
/** Environment that goes with them. */
export declare const serverEnvironment: Readonly<Record<string, string>>;
