import type { FastifyInstance } from 'fastify';

/** The paths that scripts of other sites may request: GraphQL, REST, pictures and the schema. */
const openPaths = /^\/(graphql|api|media|schema\.graphql)(?=[/?]|$)/;

const responseHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'etag, idempotent-replayed, list-ends-early, ratelimit-limit, ratelimit-remaining, ratelimit-reset, retry-after, x-request-id',
};
const preflightHeaders = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-max-age': '86400',
};

/**
 * Allows pages of all sites to call the API with an access token (CORS). The wildcard origin excludes credentials, so browsers
 * never show such a page a response to a cookie.
 */
export function allowCrossOrigin(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!openPaths.test(request.url)) return;
    reply.headers(responseHeaders);
    const isPreflight = request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
    if (isPreflight) return reply.headers(preflightHeaders).code(204).send();
  });
}
