/** A throw-away PostgreSQL on 127.0.0.1, with fsync on; it also stops when this process ends, however it does. */
export declare function startPostgres(): Promise<{
  /** An empty database and its owner, a superuser without a password. */
  readonly url: string;
  /** Stops the server and removes its folder. */
  readonly stop: () => Promise<void>;
}>;
