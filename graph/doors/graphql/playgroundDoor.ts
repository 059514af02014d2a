import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { builtFiles } from '../../platform/http/builtFiles.ts';
import { projectFile } from '../../platform/lib/projectFolder.ts';

const oneYear = 'public, max-age=31536000, immutable';

const notBuilt = `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="5">
<title>Playground</title><p>The playground is not built yet. <code>npm start</code> builds it in the background after the server
starts; this page reloads by itself. <code>npm run build</code> builds it at once.</p></html>`;

/** Whether a person opened the address in a browser. Programs accept JSON or any type. */
export function asksForPage({ method, url, headers }: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  const accept = headers.accept ?? '';
  return (
    method === 'GET' && /^\/graphql\/?(\?|$)/.test(url) && accept.includes('text/html') && !accept.includes('json')
  );
}

/**
 * Shows browsers the playground at /graphql, before any other handler. The build may finish while the server runs, so each
 * request reads the page; until then the answer is 503.
 */
export async function mountPlayground(app: FastifyInstance, folder = projectFile('dist/playground')): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    if (!asksForPage(request)) return;
    const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null);
    reply.headers({ 'cache-control': 'no-cache', vary: 'Accept' }).type('text/html; charset=utf-8');
    if (page !== null) return reply.send(page);
    return reply.code(503).header('retry-after', 5).send(notBuilt);
  });
  const root = join(folder, 'assets');
  // The build may make the folder later.
  const options = { root, prefix: '/playground/assets/', decorateReply: false, suppressWarning: true };
  await app.register(staticFiles, builtFiles({ ...options, lifetimeOf: () => oneYear }));
}
