import type { FastifyInstance } from 'fastify';
import type { Backend } from '../request/requestContext.ts';
import { groupHead } from './groupHead.ts';
import { findGroupPage, type GroupPage } from './groupPage.ts';
import { groupText } from './groupText.ts';
import { mountSharedPage } from './mountSharedPage.ts';

/** Serves the page of a group with its metadata for other sites and its first post. */
export function mountGroupPage(app: FastifyInstance, folder: string, backend: Backend): void {
  mountSharedPage<GroupPage>(app, folder, backend, {
    path: '/groups/:id',
    find: findGroupPage,
    headOf: groupHead,
    textOf: groupText,
    isPersonal: true,
    isOwn: (group) => group.isOwn,
  });
}
