import type { FastifyInstance } from 'fastify';
import type { Backend } from '../request/requestContext.ts';
import { eventHead } from './eventHead.ts';
import { eventText } from './eventText.ts';
import { mountSharedPage } from './mountSharedPage.ts';
import { findSharedEvent } from './sharedEvent.ts';

/** Serves the page of an event with its metadata for other sites. */
export function mountEventPage(app: FastifyInstance, folder: string, backend: Backend): void {
  mountSharedPage(app, folder, backend, {
    path: '/events/:id',
    find: findSharedEvent,
    headOf: eventHead,
    textOf: eventText,
  });
}
