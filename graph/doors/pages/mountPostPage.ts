import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerAddress } from '../../platform/http/callerAddress.ts';
import { originOf } from '../../platform/http/originOf.ts';
import { DomainError } from '../../platform/lib/errors.ts';
import type { Backend } from '../request/requestContext.ts';
import { builtPage } from './builtPage.ts';
import { postDescription, postHead, postTitle } from './postHead.ts';
import { findSharedPost, type SharedPost } from './sharedPost.ts';

const title = /<title>[^<]*<\/title>/;
const description = /<meta name="description"[^<>]*>/;

/**
 * Serves the built page of a post. If the post is public, the page has its metadata for other sites. Otherwise the page
 * is byte for byte the built one, so that it does not reveal whether a hidden post exists.
 */
export function mountPostPage(
  app: FastifyInstance,
  folder: string,
  { sql, services, publicUrl, units }: Backend,
): void {
  const built = builtPage(folder, 'page.html', units);

  app.get<{ Params: { id: string } }>('/post/:id', async (request, reply) => {
    const post = await postFor(request, request.params.id);
    // A member may be able to read the post, so the status stays 200.
    if (!post) return built.send(reply.header('x-robots-tag', 'noindex'));
    const head = `${postDescription(post)}\n${postHead(post, originOf(request, publicUrl))}`;
    // With functions, because `replace` gives `$` in a replacement text a meaning.
    const page = built.markup.replace(title, () => postTitle(post)).replace(description, () => head);
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  });

  /**
   * Returns null if visitors cannot read the post, or if reading it fails. The client then loads the post by itself.
   */
  async function postFor(request: FastifyRequest, id: string): Promise<SharedPost | null> {
    try {
      await services.limiter.consume('reads', callerAddress(request));
      return await findSharedPost(sql, id);
    } catch (error) {
      if (!(error instanceof DomainError)) request.log.error({ err: error, requestId: request.id }, 'No post to share');
      return null;
    }
  }
}
