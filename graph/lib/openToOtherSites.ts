import type { FastifyInstance } from 'fastify';

/** What a page of another site may ask by a script: both doors and the schema. */
const open = /^\/(graphql|api|schema\.graphql)(?=[/?]|$)/;

const answersTo = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, retry-after, x-request-id',
};
const preflightTo = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-max-age': '86400',
};

/**
 * Lets pages of all sites call the API by an access token. No origin is named and credentials are not allowed, so that
 * browsers keep from them whatever is answered to a cookie.
 */
export function openToOtherSites(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!open.test(request.url)) return;
    reply.headers(answersTo);
    const isPreflight = request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
    if (isPreflight) return reply.headers(preflightTo).code(204).send();
  });
}
