import type { FastifyRequest } from 'fastify';
import { DomainError } from './errors.ts';

/** The largest body that holds no picture. */
export const plainBodyBytes = 256 * 2 ** 10;

/** The largest body that does: a picture of 50 MB as a base64 data URL in JSON. */
export const pictureBodyBytes = 72 * 2 ** 20;

/** Refuses, by its headers alone, a body that is larger than what nobody who is signed out has a use for. */
export function refuseLargeBody({ headers }: Pick<FastifyRequest, 'headers'>): void {
  const announced = headers['transfer-encoding'] ? Number.POSITIVE_INFINITY : Number(headers['content-length'] ?? 0);
  if (announced <= plainBodyBytes) return;
  throw new DomainError('PAYLOAD_TOO_LARGE', 'The request is too large: sign in to send pictures');
}
