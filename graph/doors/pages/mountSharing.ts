import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerAddress } from '../../platform/http/callerAddress.ts';
import { matchesETag } from '../../platform/http/matchesETag.ts';
import { cacheOfLinks, originOf } from '../../platform/http/originOf.ts';
import { DomainError } from '../../platform/lib/errors.ts';
import { mapForVisitors } from '../../routes/routeMaps.ts';
import type { Backend } from '../request/requestContext.ts';
import { embedPage, embedPolicy, noEmbedPage } from './embedPage.ts';
import { oEmbedOf, postIdIn } from './oEmbed.ts';
import { countRead } from './pageReader.ts';
import { previewWidthOf } from './previewSize.ts';
import { eventPreviewKey, eventPreviewOf, groupPreviewKey, groupPreviewOf, previewKey, previewOf } from './previews.ts';
import { findSharedEvent } from './sharedEvent.ts';
import { findSharedGroup } from './sharedGroup.ts';
import { findSharedPost, type SharedPost } from './sharedPost.ts';

// Short, so that a post that becomes private soon disappears from other sites.
const cachedSeconds = 300;
const previewCache = `public, max-age=${cachedSeconds}`;
const anySite = { 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' };

const notFound = () => new DomainError('NOT_FOUND', 'Post not found');
const lengthOf = (text: string | undefined) => {
  const length = Number(text);
  return Number.isFinite(length) && length > 0 ? Math.floor(length) : Number.POSITIVE_INFINITY;
};

interface Preview {
  etag: string;
  draw(): Promise<Buffer>;
}

async function sendPreview(request: FastifyRequest, reply: FastifyReply, { etag, draw }: Preview) {
  void reply.headers({ ...anySite, etag, 'cache-control': previewCache });
  if (matchesETag(request, etag)) return reply.code(304).send();
  return reply.type('image/png').send(await draw());
}

async function find(backend: Backend, request: FastifyRequest, id: string): Promise<SharedPost | null> {
  const post = await findSharedPost(await countRead(request, backend), id);
  return post && { ...post, units: backend.units };
}

function mountPreviews(app: FastifyInstance, backend: Backend): void {
  const { sql } = backend;

  app.get<{ Params: { id: string }; Querystring: { w?: string } }>('/preview/:id.png', async (request, reply) => {
    const post = await find(backend, request, request.params.id);
    if (!post) throw notFound();
    const width = previewWidthOf(request.query.w);
    const draw = () => previewOf(sql, post, width, callerAddress(request));
    return sendPreview(request, reply, { etag: `"${previewKey(post)}-${width}"`, draw });
  });

  app.get<{ Params: { id: string }; Querystring: { w?: string } }>('/preview/event/:id.png', async (request, reply) => {
    const found = await findSharedEvent(await countRead(request, backend), request.params.id);
    if (!found) throw new DomainError('NOT_FOUND', 'Event not found');
    const event = { ...found, units: backend.units };
    const width = previewWidthOf(request.query.w);
    const draw = () => eventPreviewOf(event, width, callerAddress(request));
    return sendPreview(request, reply, { etag: `"${eventPreviewKey(event)}-${width}"`, draw });
  });

  app.get<{ Params: { id: string }; Querystring: { w?: string } }>('/preview/group/:id.png', async (request, reply) => {
    const group = await findSharedGroup(await countRead(request, backend), request.params.id);
    if (!group) throw new DomainError('NOT_FOUND', 'Group not found');
    const width = previewWidthOf(request.query.w);
    const draw = () => groupPreviewOf(group, width, callerAddress(request));
    return sendPreview(request, reply, { etag: `"${groupPreviewKey(group)}-${width}"`, draw });
  });
}

/** Serves the representations of a public post on other sites: its preview, its card and its oEmbed data; and the previews of events and groups. */
export function mountSharing(app: FastifyInstance, backend: Backend): void {
  const { sql, publicUrl } = backend;
  const cacheControl = cacheOfLinks(publicUrl, cachedSeconds);
  mountPreviews(app, backend);

  app.get<{ Params: { id: string } }>('/embed/ride/:id', async (request, reply) => {
    const post = await find(backend, request, request.params.id);
    const origin = originOf(request, publicUrl);
    // The only page that other sites may embed. X-Frame-Options has no value that allows that.
    reply.raw.removeHeader('x-frame-options');
    void reply
      .headers({
        ...anySite,
        'content-security-policy': embedPolicy,
        'cache-control': cacheControl,
      })
      .type('text/html; charset=utf-8');
    if (!post?.isRide) return reply.code(404).send(noEmbedPage(origin));
    const route = post.routeId === null ? null : await mapForVisitors({ sql }, post.routeId);
    return reply.send(embedPage(post, route, origin));
  });

  app.get<{ Querystring: Record<string, string | undefined> }>('/oembed', async (request, reply) => {
    const { url, format = 'json', maxwidth, maxheight } = request.query;
    const origin = originOf(request, publicUrl);
    const id = postIdIn(url, origin);
    const post = await find(backend, request, id ?? '');
    // Section 2.3.4.1 of https://oembed.com: an unsupported format has status 501.
    if (format !== 'json') {
      return reply.code(501).send({ message: 'format must be json', code: 'BAD_USER_INPUT' });
    }
    if (!post) throw notFound();
    void reply.headers({ ...anySite, 'cache-control': cacheControl }).type('application/json; charset=utf-8');
    return reply.send(oEmbedOf(post, origin, { width: lengthOf(maxwidth), height: lengthOf(maxheight) }));
  });
}
