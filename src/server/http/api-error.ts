import { type ErrorCode, errorTable, type Failure } from '#contract/errors.ts';

/** A refusal from the one error table. `detail` replaces the table's sentence where a more helpful one is at hand. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly issues: Failure['issues'];

  constructor(code: ErrorCode, detail?: { message?: string; issues?: Failure['issues'] }) {
    super(detail?.message ?? errorTable[code].message);
    this.name = 'ApiError';
    this.code = code;
    this.status = errorTable[code].status;
    this.issues = detail?.issues;
  }

  body(): Failure {
    return { code: this.code, message: this.message, ...(this.issues && { issues: this.issues }) };
  }
}
