import type { FastifyRequest } from 'fastify';

const opaqueTag = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether `If-None-Match` contains this ETag, in weak comparison (RFC 9110, section 13.1.2). */
export function matchesETag({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean {
  const tags = headers['if-none-match']?.split(',').map(opaqueTag);
  return tags?.some((tag) => tag === '*' || tag === opaqueTag(etag)) ?? false;
}
