import type { Failure } from '#contract/errors.ts';

/** Codes that the client itself gives, for requests that got no answer. */
export type ClientCode = 'OFFLINE' | 'TIMEOUT' | 'UNREADABLE';

const clientMessages: Readonly<Record<ClientCode, string>> = {
  OFFLINE: 'You are offline, or the server cannot be reached. Check your connection and try again.',
  TIMEOUT: 'The server took too long to answer. Nothing you saved is lost. Please try again.',
  UNREADABLE: 'The server’s answer could not be read. Please try again in a moment.',
};

/** A call that failed: what the person is told is its `message`. `status` is 0 where there was no answer. */
export class ApiFailure extends Error {
  readonly code: string;
  readonly status: number;
  /** The fields that were refused, by path (`body.email`). */
  readonly issues: readonly { readonly path: string; readonly message: string }[];

  constructor(failure: Failure, status: number) {
    super(failure.message);
    this.name = 'ApiFailure';
    this.code = failure.code;
    this.status = status;
    this.issues = failure.issues ?? [];
  }
}

/** A failure that the client found itself. */
export function clientFailure(code: ClientCode, status = 0): ApiFailure {
  return new ApiFailure({ code, message: clientMessages[code] }, status);
}

/** True where the request never reached the server, or no answer came back. */
export function isOffline(failure: unknown): boolean {
  return failure instanceof ApiFailure && (failure.code === 'OFFLINE' || failure.code === 'TIMEOUT');
}

/** The sentence to show for anything thrown. */
export function failureMessage(failure: unknown, otherwise: string): string {
  return failure instanceof ApiFailure ? failure.message : otherwise;
}
