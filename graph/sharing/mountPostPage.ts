import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerAddress } from '../lib/callerAddress.ts';
import { DomainError } from '../lib/errors.ts';
import { originOf } from '../lib/originOf.ts';
import type { Backend } from '../requestContext.ts';
import { postDescription, postHead, postTitle } from './postHead.ts';
import type { SharedPost } from './sharedPost.ts';
import { findSharedPost } from './sharedPost.ts';

const title = /<title>.*?<\/title>/;
const description = /<meta name="description".*?>/;

/**
 * Serves the built page of a post: with what it says of itself to other sites where everyone may read it, else as it was built,
 * to the byte, so that nobody learns of a hidden post that it exists.
 */
export function mountPostPage(app: FastifyInstance, folder: string, { sql, services, publicUrl }: Backend): void {
  const built = readFileSync(join(folder, 'page.html'), 'utf8');

  app.get<{ Params: { id: string } }>('/post/:id', async (request, reply) => {
    const post = await postFor(request, request.params.id);
    if (!post) return reply.sendFile('page.html');
    const head = `${postDescription(post)}\n${postHead(post, originOf(request, publicUrl))}`;
    // By functions, because a text may hold what a replacement text means something else by.
    const page = built.replace(title, () => postTitle(post)).replace(description, () => head);
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  });

  /** Nothing where there is none for visitors and where it cannot be had now: the client then says so. */
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
