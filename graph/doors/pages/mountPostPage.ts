import type { FastifyInstance } from 'fastify';
import type { Backend } from '../request/requestContext.ts';
import { mountSharedPage } from './mountSharedPage.ts';
import { postHead } from './postHead.ts';
import { postPageText } from './postPageText.ts';
import { findSharedPost } from './sharedPost.ts';

/** Serves the page of a post. If the post is public, the page has its metadata for other sites. */
export function mountPostPage(app: FastifyInstance, folder: string, backend: Backend): void {
  mountSharedPage(app, folder, backend, {
    path: '/post/:id',
    find: findSharedPost,
    headOf: postHead,
    textOf: postPageText,
    isPersonal: true,
  });
}
