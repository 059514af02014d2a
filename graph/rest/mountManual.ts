import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { apiPage, apiPagePolicy } from './apiPage.ts';
import type { OpenApi } from './openApiTypes.ts';

const cacheControl = 'public, max-age=300';

interface Sheet {
  path: string;
  type: string;
  text: string;
  headers?: Record<string, string>;
}

/** Weak, because the bytes on the wire depend on how they are compressed. */
const tagOf = (text: string) => `W/"${createHash('sha256').update(text).digest('base64url')}"`;

function mountSheet(api: FastifyInstance, { path, type, text, headers = {} }: Sheet): void {
  const etag = tagOf(text);
  api.get(path, (request, reply) => {
    reply.headers({ ...headers, etag, 'cache-control': cacheControl });
    const isKnown = request.headers['if-none-match']?.split(/\s*,\s*/).includes(etag);
    return isKnown ? reply.code(304).send() : reply.type(type).send(text);
  });
}

/** Serves the description of the API, for programs at /api/openapi.json and for people at /api. */
export function mountManual(api: FastifyInstance, document: OpenApi): void {
  const text = JSON.stringify(document);
  mountSheet(api, { path: '/openapi.json', type: 'application/json; charset=utf-8', text });
  const headers = { 'content-security-policy': apiPagePolicy };
  mountSheet(api, { path: '/', type: 'text/html; charset=utf-8', text: apiPage(document), headers });
}
