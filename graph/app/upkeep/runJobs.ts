import type { FastifyInstance } from 'fastify';
import { addMissingDeletions } from '../../account/accountDeletions.ts';
import type { Backend } from '../../doors/request/requestContext.ts';

/** Runs the background jobs while the server runs, unless this node must not. */
export function runJobs(app: FastifyInstance, backend: Backend, isOn: boolean): void {
  const { jobs } = backend.services;
  app.addHook('onReady', async () => {
    if (!isOn) return;
    await jobs.start();
    await addMissingDeletions(backend);
  });
  app.addHook('onClose', () => jobs.stop());
}
