import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Env } from '../../platform/env/env.ts';
import { projectFile } from '../../platform/lib/projectFolder.ts';
import { developersPage } from './developersPage.ts';
import { mountManualPage } from './manualPage.ts';
import { mountSheet } from './mountSheet.ts';

const usualOrigin = 'http://localhost:4000';

/** Serves the documentation of the GraphQL API at /developers, and the changelog of the schema below it. */
export function mountDevelopers(
  app: FastifyInstance,
  schema: GraphQLSchema,
  { publicUrl = usualOrigin, ...limits }: Pick<Env, 'publicUrl' | 'queryLimits' | 'rateLimits'>,
): void {
  const type = 'text/markdown; charset=utf-8';
  mountSheet(app, {
    path: '/developers/changelog',
    type,
    text: readFileSync(projectFile('SCHEMA_CHANGELOG.md'), 'utf8'),
  });
  mountManualPage(app, '/developers', developersPage(schema, { origin: publicUrl, limits }));
}
