import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerAddress } from '../../platform/http/callerAddress.ts';
import { noSuchRoute } from '../../platform/http/httpErrors.ts';
import { cacheOfLinks, originOf } from '../../platform/http/originOf.ts';
import { visitorAt } from '../../platform/lib/access.ts';
import type { Backend } from '../request/requestContext.ts';
import { countRead } from './pageReader.ts';
import { atomFeed, robots } from './publicLists.ts';
import { newestPublicPosts } from './publicPosts.ts';
import { inSitemap, sitemapOf } from './sitemaps.ts';

/** Other sites may cache a post for this long after it becomes private. */
const cachedSeconds = 300;
const inFeed = 30;
/** Larger numbers would exceed the largest offset of PostgreSQL. */
const pageNumber = /^[1-9]\d{0,4}$/;

/** Serves the newest public posts to feed readers and search engines. */
export function mountPublicLists(app: FastifyInstance, backend: Backend, sitemapSize = inSitemap): void {
  const { publicUrl } = backend;
  const cacheControl = cacheOfLinks(publicUrl, cachedSeconds);

  app.get('/feed.xml', async (request, reply) => {
    const posts = await newestPublicPosts(await countRead(request, backend), inFeed);
    void reply.header('cache-control', cacheControl).type('application/atom+xml; charset=utf-8');
    return reply.send(atomFeed(posts, originOf(request, publicUrl)));
  });

  async function sendSitemap(request: FastifyRequest, reply: FastifyReply, page: number | null) {
    await countRead(request, backend);
    const place = { origin: originOf(request, publicUrl), size: sitemapSize };
    const text = await sitemapOf(backend.sql, page, place, visitorAt(callerAddress(request)));
    if (text === null) throw noSuchRoute(request);
    return reply.header('cache-control', cacheControl).type('application/xml; charset=utf-8').send(text);
  }

  app.get('/sitemap.xml', (request, reply) => sendSitemap(request, reply, null));
  app.get<{ Params: { page: string } }>('/sitemap/:page.xml', (request, reply) => {
    const { page } = request.params;
    if (!pageNumber.test(page)) throw noSuchRoute(request);
    return sendSitemap(request, reply, Number(page));
  });

  app.get('/robots.txt', (request, reply) =>
    reply
      .header('cache-control', cacheControl)
      .type('text/plain; charset=utf-8')
      .send(robots(originOf(request, publicUrl))),
  );
}
