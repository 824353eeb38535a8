import { randomUUID } from 'node:crypto';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ErrorCode, Failure } from '#contract/errors.ts';
import { isAccountGone } from '#server/db/account-gone.ts';
import { isLostConnection } from '#server/db/lost-connection.ts';
import { ApiError } from './api-error.ts';

const frameworkCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'NOT_JSON',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'INVALID_JSON',
  FST_ERR_CTP_INVALID_JSON_BODY: 'INVALID_JSON',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'INVALID_JSON',
  FST_ERR_BAD_URL: 'NOT_FOUND',
};

/** Answers an error from the one table. What is not in it is a fault: a 500 with an id that finds it in the log. */
export function sendFailure(
  error: FastifyError | ApiError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const known = asApiError(error);
  if (known !== null) {
    if (known.retryAfter !== undefined) reply.header('retry-after', String(known.retryAfter));
    return reply.code(known.status).send(known.body());
  }
  const id = randomUUID();
  request.log.error({ err: error, id }, 'unexpected fault');
  const fault = new ApiError('INTERNAL');
  const body: Failure = { ...fault.body(), id };
  return reply.code(fault.status).send(body);
}

function asApiError(error: FastifyError | ApiError): ApiError | null {
  if (error instanceof ApiError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map(({ instancePath, message }) => ({
      path: instancePath.replace(/^\//, '').replaceAll('/', '.'),
      message: message ?? '',
    }));
    return new ApiError('INVALID_REQUEST', { issues });
  }
  const code = frameworkCodes[error.code];
  if (code !== undefined) return new ApiError(code);
  if (isLostConnection(error)) return new ApiError('UNAVAILABLE');
  if (isAccountGone(error)) return new ApiError('SIGNED_OUT');
  // The framework's own refusals of a request (a bad header, an unreadable body) are the client's, not ours.
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 ? new ApiError('INVALID_REQUEST') : null;
}
