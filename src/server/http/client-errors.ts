import type { Socket } from 'node:net';
import { type ErrorCode, errorTable, type Failure } from '#contract/errors.ts';

/**
 * Answers what is not HTTP, or has headers beyond what Node reads, from the one error table too: such a request never
 * becomes one that a handler sees.
 */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) {
    const code: ErrorCode = error.code === 'HPE_HEADER_OVERFLOW' ? 'HEADERS_TOO_LARGE' : 'INVALID_REQUEST';
    const { status, message } = errorTable[code];
    const body = JSON.stringify({ code, message } satisfies Failure);
    socket.write(
      `HTTP/1.1 ${status} ${code}\r\ncontent-type: application/json; charset=utf-8\r\n` +
        `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    );
  }
  socket.destroySoon();
}
