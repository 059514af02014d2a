import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOf } from './persistedOperations.ts';

/** Answers with a tag, by which caches ask whether what they keep is still so, and then with no more than that it is. */
export function answerUnlessKnown(request: FastifyRequest, reply: FastifyReply, body: string): FastifyReply {
  // Weak: what is sent may be compressed.
  const tag = `W/"${hashOf(body)}"`;
  void reply.header('etag', tag);
  return request.headers['if-none-match']?.includes(tag) ? reply.code(304).send() : reply.send(body);
}
