import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Env } from '../env.ts';
import { mountManualPage } from '../pages/manualPage.ts';
import { developersPage } from './developersPage.ts';

const usualOrigin = 'http://localhost:4000';

/** Serves the documentation of the GraphQL API at /developers. */
export function mountDevelopers(
  app: FastifyInstance,
  schema: GraphQLSchema,
  { publicUrl = usualOrigin, ...limits }: Pick<Env, 'publicUrl' | 'queryLimits' | 'rateLimits'>,
): void {
  mountManualPage(app, '/developers', developersPage(schema, { origin: publicUrl, limits }));
}
