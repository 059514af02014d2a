import type { FastifyInstance } from 'fastify';
import { limitAddress } from '../../platform/http/limitAddress.ts';
import type { Backend } from './requestContext.ts';

/** Takes a read from the caller's address for every request to the routes of an app. Throws RATE_LIMITED. */
export function priceReads(app: FastifyInstance, { services, publicUrl }: Backend): void {
  app.addHook('onRequest', async (request) => {
    await services.limiter.consume('reads', limitAddress(request, publicUrl));
  });
}
