import type { FastifyInstance } from 'fastify';
import type { Backend } from '../request/requestContext.ts';
import { groupHead } from './groupHead.ts';
import { groupText } from './groupText.ts';
import { mountSharedPage } from './mountSharedPage.ts';
import { findSharedGroup } from './sharedGroup.ts';

/** Serves the page of a group with its metadata for other sites. */
export function mountGroupPage(app: FastifyInstance, folder: string, backend: Backend): void {
  mountSharedPage(app, folder, backend, {
    path: '/groups/:id',
    find: findSharedGroup,
    headOf: groupHead,
    textOf: groupText,
  });
}
