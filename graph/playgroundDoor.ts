import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The built page lies beside the built server; run from source, in the folder that the build fills. */
const builtFolders = [join(import.meta.dirname, '../playground'), join(import.meta.dirname, '../dist/playground')];
const oneYear = 'public, max-age=31536000, immutable';

const builtFolder = (): string | undefined => builtFolders.find((folder) => existsSync(join(folder, 'index.html')));

/** Whether it is a person who opens the address of the API in a browser: programs ask for JSON or for anything. */
export function asksForPage({ method, url, headers }: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  const accept = headers.accept ?? '';
  return (
    method === 'GET' && /^\/graphql\/?(\?|$)/.test(url) && accept.includes('text/html') && !accept.includes('json')
  );
}

/** Shows browsers the playground at /graphql, before anything else is made of the request; without a build there is none. */
export async function mountPlayground(app: FastifyInstance, folder = builtFolder()): Promise<void> {
  if (!folder) return;
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  app.addHook('onRequest', async (request, reply) => {
    if (!asksForPage(request)) return;
    reply.headers({ 'cache-control': 'no-cache', vary: 'Accept' });
    return reply.type('text/html; charset=utf-8').send(page);
  });
  await app.register(staticFiles, {
    root: join(folder, 'assets'),
    prefix: '/playground/assets/',
    decorateReply: false,
    wildcard: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply) => void reply.header('cache-control', oneYear),
  });
}
