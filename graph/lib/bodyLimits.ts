import type { FastifyRequest } from 'fastify';
import { DomainError } from './errors.ts';

/** The largest body that holds no picture. */
export const plainBodyBytes = 256 * 2 ** 10;

/** The largest body that does: a picture of 50 MB as a base64 data URL in JSON. */
export const pictureBodyBytes = 72 * 2 ** 20;

/** How large a body says it is: Infinity where it does not say. */
export function announcedBytes({ headers }: Pick<FastifyRequest, 'headers'>): number {
  return headers['transfer-encoding'] ? Number.POSITIVE_INFINITY : Number(headers['content-length'] ?? 0);
}

/** What is told of a body that is larger than its route takes. */
export const tooLargeMessage = 'The request is too large: a picture may have at most 50MB';

/** Refuses, by its headers alone, a body that is larger than what nobody who is signed out has a use for. */
export function refuseLargeBody(request: Pick<FastifyRequest, 'headers'>): void {
  if (announcedBytes(request) <= plainBodyBytes) return;
  throw new DomainError('PAYLOAD_TOO_LARGE', 'The request is too large: sign in to send pictures');
}
