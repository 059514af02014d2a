import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerAddress } from '../../platform/http/callerAddress.ts';
import { DomainError } from '../../platform/lib/errors.ts';
import { type Backend, hasSessionCookie } from '../request/requestContext.ts';
import { builtPage } from './builtPage.ts';
import { firstPost } from './firstPost.ts';
import { newestPost } from './newestPost.ts';

/** The placeholder for the first post in the built page, with the `sizes` of its photo. */
const place = /<!--first-post ([^<]*?)-->/;

/**
 * Serves the built home page. Visitors get the first post in it, so that they can read before any script runs. A
 * request with a session gets the page without it, because members have another feed.
 */
export function mountHome(app: FastifyInstance, folder: string, { sql, services, units }: Backend): void {
  const page = builtPage(folder, 'index.html', units);
  const [head = '', photoSizes = '', tail] = page.markup.split(place);

  app.get('/', async (request, reply) => {
    reply.headers({ 'cache-control': 'no-cache', vary: 'Cookie' });
    const post = tail !== undefined && !hasSessionCookie(request) && (await postFor(request));
    if (!post) return page.send(reply);
    return reply.type('text/html; charset=utf-8').send(head + post + tail);
  });

  /** Returns null if there is no post, or if reading it fails. The client then loads the feed by itself. */
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
