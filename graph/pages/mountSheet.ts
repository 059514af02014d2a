import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const cacheControl = 'public, max-age=300';

interface Sheet {
  path: string;
  type: string;
  text: string;
  headers?: Record<string, string>;
}

/** Weak, because the bytes on the wire depend on how they are compressed. */
const tagOf = (text: string) => `W/"${createHash('sha256').update(text).digest('base64url')}"`;

/** Serves a text that never changes while the server runs. */
export function mountSheet(app: FastifyInstance, { path, type, text, headers = {} }: Sheet): void {
  const etag = tagOf(text);
  app.get(path, (request, reply) => {
    reply.headers({ ...headers, etag, 'cache-control': cacheControl });
    const isKnown = request.headers['if-none-match']?.split(/\s*,\s*/).includes(etag);
    return isKnown ? reply.code(304).send() : reply.type(type).send(text);
  });
}
