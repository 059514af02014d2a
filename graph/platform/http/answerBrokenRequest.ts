import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

const faults = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', { status: 408, message: 'The request took too long to arrive' }],
  ['HPE_HEADER_OVERFLOW', { status: 431, message: 'The headers are too large: send at most 16 KB' }],
]);
const malformed = { status: 400, message: 'The request is not valid HTTP' };

/** Answers a request that cannot be parsed with the usual error body, and closes the connection. */
export function answerBrokenRequest({ code }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const { status, message } = faults.get(code ?? '') ?? malformed;
  const body = JSON.stringify({ message, code: 'BAD_USER_INPUT' });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${randomUUID()}`,
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy();
}
