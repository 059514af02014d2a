import type { FastifyInstance } from 'fastify';
import type { Services } from '../../context.ts';
import { callerAddress } from '../../platform/http/callerAddress.ts';

/** Takes a read from the caller's address for every request to the routes of an app. Throws RATE_LIMITED. */
export function priceReads(app: FastifyInstance, { limiter }: Pick<Services, 'limiter'>): void {
  app.addHook('onRequest', async (request) => {
    await limiter.consume('reads', callerAddress(request));
  });
}
