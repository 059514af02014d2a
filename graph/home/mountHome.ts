import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerAddress } from '../lib/callerAddress.ts';
import { DomainError } from '../lib/errors.ts';
import type { Backend } from '../requestContext.ts';
import { hasSessionCookie } from '../requestContext.ts';
import { firstPost } from './firstPost.ts';
import { newestPost } from './newestPost.ts';

/** Where the shell of the built page leaves room for the first post, with the `sizes` of the photo in it. */
const place = /<!--first-post (.*?)-->/;

/**
 * Serves the built home page: to visitors with the first post already in it, so that they see something to read before
 * any script has run. Who has a session sees another feed, which the client asks for.
 */
export function mountHome(app: FastifyInstance, folder: string, { sql, services }: Backend): void {
  const [head = '', photoSizes = '', tail] = readFileSync(join(folder, 'index.html'), 'utf8').split(place);

  app.get('/', async (request, reply) => {
    reply.headers({ 'cache-control': 'no-cache', vary: 'Cookie' });
    const post = tail !== undefined && !hasSessionCookie(request) && (await postFor(request));
    if (!post) return reply.sendFile('index.html');
    return reply.type('text/html; charset=utf-8').send(head + post + tail);
  });

  /** Nothing where there is no post and where it cannot be had now: the client then says so. */
  async function postFor(request: FastifyRequest): Promise<string | null> {
    try {
      await services.limiter.consume('reads', callerAddress(request));
      const post = await newestPost((await services.replicas?.readsOf(null)) ?? sql);
      return post && firstPost(post, photoSizes);
    } catch (error) {
      if (!(error instanceof DomainError)) request.log.error({ err: error, requestId: request.id }, 'No first post');
      return null;
    }
  }
}
