import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOf } from '../graphql/persistedOperations.ts';
import { matchesETag } from './matchesETag.ts';

/** Sends a body with an ETag, or 304 without a body if the caller has this version. */
export function sendWithETag(request: FastifyRequest, reply: FastifyReply, body: string): FastifyReply {
  // Weak, because the body may be compressed.
  const tag = `W/"${hashOf(body)}"`;
  void reply.header('etag', tag);
  return matchesETag(request, tag) ? reply.code(304).send() : reply.send(body);
}
