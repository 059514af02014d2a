import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../test/harness.ts';
import { startApp } from '../../test/harness.ts';
import { isPagePath } from './pagePaths.ts';
import { serverPaths } from './serverPaths.ts';

let app: TestApp;
const routes: string[] = [];

/** Fastify publishes a message for each server that it creates. */
function recordRoutes(message: unknown): void {
  // Fastify documents the shape of this message.
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ url }) => void routes.push(url));
}

beforeAll(async () => {
  subscribe('fastify.initialization', recordRoutes);
  app = await startApp();
  unsubscribe('fastify.initialization', recordRoutes);
});
afterAll(() => app.close());

const isBuiltFile = (path: string) => existsSync(join('dist/web', path));

test('a path of the server is in the list, or it is a page or a file of the client', () => {
  const isKnown = (path: string) => serverPaths.some((known) => path.startsWith(known));
  const unknown = routes.filter((path) => !isKnown(path) && !isPagePath(path) && !isBuiltFile(path));

  expect(routes).toContain('/graphql');
  expect(unknown).toEqual([]);
});

test('the server has a route for each path in the list', () => {
  const needBuild = ['/favicon.ico', '/playground/'];
  const missing = serverPaths.filter((known) => !routes.some((path) => path.startsWith(known)));

  expect(missing.filter((path) => !needBuild.includes(path))).toEqual([]);
});
