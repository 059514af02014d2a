import staticFiles, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the files of a build in a scope of its own. The build has compressed those that become smaller, so none is compressed for a
 * request, whatever its Accept-Encoding.
 */
export async function mountBuiltFiles(scope: FastifyInstance, options: FastifyStaticOptions): Promise<void> {
  scope.addHook('onRequest', async ({ headers }) => {
    headers['x-no-compression'] = 'true';
  });
  await scope.register(staticFiles, { index: false, cacheControl: false, preCompressed: true, ...options });
}
