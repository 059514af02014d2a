import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { matchesETag } from '../../platform/http/matchesETag.ts';
import { onFirstUse } from '../../platform/lib/onFirstUse.ts';

const cacheControl = 'public, max-age=300';

interface Sheet {
  path: string;
  type: string;
  text(): string;
  headers?: Record<string, string>;
}

/** Weak, because the bytes that are sent depend on the compression. */
const tagOf = (text: string) => `W/"${createHash('sha256').update(text).digest('base64url')}"`;

/** Serves a text that does not change while the server runs. It is made for the first who asks. */
export function mountSheet(app: FastifyInstance, { path, type, text, headers = {} }: Sheet): void {
  const sheet = onFirstUse(() => {
    const body = text();
    return { body, etag: tagOf(body) };
  });
  app.get(path, (request, reply) => {
    const { body, etag } = sheet();
    reply.headers({ ...headers, etag, 'cache-control': cacheControl });
    return matchesETag(request, etag) ? reply.code(304).send() : reply.type(type).send(body);
  });
}
