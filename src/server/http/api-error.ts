import { type ErrorCode, errorTable, type Failure } from '#contract/errors.ts';

/** A refusal from the one error table. `detail` replaces the table's sentence where a more helpful one is at hand. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly issues: Failure['issues'];
  /** Seconds until the same request may succeed. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, detail?: { message?: string; issues?: Failure['issues']; retryAfter?: number }) {
    super(detail?.message ?? errorTable[code].message);
    this.name = 'ApiError';
    this.code = code;
    this.status = errorTable[code].status;
    this.issues = detail?.issues;
    this.retryAfter = detail?.retryAfter;
  }

  body(): Failure {
    return { code: this.code, message: this.message, ...(this.issues && { issues: this.issues }) };
  }
}
