import type { FastifyInstance } from 'fastify';
import { noSuchRoute } from '../lib/httpErrors.ts';
import type { Backend } from '../requestContext.ts';
import { authRoutes } from './authRoutes.ts';
import { commentRoutes } from './commentRoutes.ts';
import { eventRoutes } from './eventRoutes.ts';
import { followRoutes } from './followRoutes.ts';
import { groupRoutes } from './groupRoutes.ts';
import { moderationRoutes } from './moderationRoutes.ts';
import { momentRoutes } from './momentRoutes.ts';
import { postRoutes } from './postRoutes.ts';
import { mountRoute } from './restRoute.ts';
import { rideRoutes } from './rideRoutes.ts';
import { searchRoutes } from './searchRoutes.ts';
import { userRoutes } from './userRoutes.ts';

const routes = [
  ...authRoutes,
  ...userRoutes,
  ...postRoutes,
  ...rideRoutes,
  ...momentRoutes,
  ...commentRoutes,
  ...followRoutes,
  ...groupRoutes,
  ...eventRoutes,
  ...moderationRoutes,
  ...searchRoutes,
];

/** The compatibility API of the specification's section 7, on the verbs and reads of the domain. */
export async function mountRest(api: FastifyInstance, backend: Backend): Promise<void> {
  for (const route of routes) mountRoute(api, route, backend);
  api.setNotFoundHandler((request) => {
    throw noSuchRoute(request);
  });
}
