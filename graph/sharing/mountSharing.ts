import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerAddress } from '../lib/callerAddress.ts';
import { DomainError } from '../lib/errors.ts';
import { originOf } from '../lib/originOf.ts';
import type { Backend } from '../requestContext.ts';
import { embedPage, embedPolicy, noEmbedPage } from './embedPage.ts';
import { oEmbedOf, postIdIn } from './oEmbed.ts';
import { previewKey, previewOf } from './previews.ts';
import type { SharedPost } from './sharedPost.ts';
import { findSharedPost } from './sharedPost.ts';

// Not for long: what is made private is to leave other sites soon.
const cacheControl = 'public, max-age=300';
const anySite = { 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' };

const notFound = () => new DomainError('NOT_FOUND', 'Post not found');
const lengthOf = (text: string | undefined) => {
  const length = Number(text);
  return Number.isFinite(length) && length > 0 ? Math.floor(length) : Number.POSITIVE_INFINITY;
};

/** Serves what other sites show of a post that everyone may read: its preview, its card and its oEmbed answer. */
export function mountSharing(app: FastifyInstance, { sql, services, publicUrl }: Backend): void {
  async function find(request: FastifyRequest, id: string): Promise<SharedPost | null> {
    await services.limiter.consume('reads', callerAddress(request));
    return findSharedPost(sql, id);
  }

  app.get<{ Params: { id: string } }>('/preview/:id.png', async (request, reply) => {
    const post = await find(request, request.params.id);
    if (!post) throw notFound();
    const etag = `"${previewKey(post)}"`;
    void reply.headers({ ...anySite, etag, 'cache-control': cacheControl });
    const isKnown = request.headers['if-none-match']?.split(/\s*,\s*/).includes(etag);
    if (isKnown) return reply.code(304).send();
    return reply.type('image/png').send(await previewOf(sql, post, callerAddress(request)));
  });

  app.get<{ Params: { id: string } }>('/embed/ride/:id', async (request, reply) => {
    const post = await find(request, request.params.id);
    const origin = originOf(request, publicUrl);
    // The one page that other sites may frame: this header knows no way to say so.
    reply.raw.removeHeader('x-frame-options');
    void reply
      .headers({ ...anySite, 'content-security-policy': embedPolicy, 'cache-control': cacheControl })
      .type('text/html; charset=utf-8');
    return post?.isRide ? reply.send(embedPage(post, origin)) : reply.code(404).send(noEmbedPage(origin));
  });

  app.get<{ Querystring: Record<string, string | undefined> }>('/oembed', async (request, reply) => {
    const { url, format = 'json', maxwidth, maxheight } = request.query;
    const origin = originOf(request, publicUrl);
    const id = postIdIn(url, origin);
    const post = await find(request, id ?? '');
    // https://oembed.com, 2.3.4.1: 501 for a format that is not there.
    if (format !== 'json') {
      return reply.code(501).send({ message: 'format must be json', code: 'BAD_USER_INPUT' });
    }
    if (!post) throw notFound();
    void reply.headers({ ...anySite, 'cache-control': cacheControl }).type('application/json; charset=utf-8');
    return reply.send(oEmbedOf(post, origin, { width: lengthOf(maxwidth), height: lengthOf(maxheight) }));
  });
}
