import type { FastifyRequest } from 'fastify';
import { DomainError } from '../lib/errors.ts';

/** The maximum size of a body without a picture. */
export const plainBodyBytes = 256 * 2 ** 10;

/** The maximum size of a body with a picture: 50 MB as a base64 data URL in JSON. */
export const pictureBodyBytes = 72 * 2 ** 20;

/** The size of a body by its headers. Infinity if they do not contain it. */
export function announcedBytes({ headers }: Pick<FastifyRequest, 'headers'>): number {
  return headers['transfer-encoding'] ? Number.POSITIVE_INFINITY : Number(headers['content-length'] ?? 0);
}

/** The message for a body that is too large for its route. */
export const tooLargeMessage = 'The request is too large: a picture may have at most 50MB';

/** Whether only members and operators may send a body, by the headers alone. */
export const isLargeBody = (request: Pick<FastifyRequest, 'headers'>): boolean =>
  announcedBytes(request) > plainBodyBytes;

/** The error for a large body of a visitor. */
export const largeBodyError = () =>
  new DomainError('PAYLOAD_TOO_LARGE', 'The request is too large: sign in to send pictures');
