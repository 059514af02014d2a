import { existsSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { mountHome } from './home/mountHome.ts';
import { noSuchRoute } from './lib/httpErrors.ts';
import type { Backend } from './requestContext.ts';
import { mountPostPage } from './sharing/mountPostPage.ts';

const oneYear = 'public, max-age=31536000, immutable';
const oneWeek = 'public, max-age=604800';
/** The built client lies beside the built server; run from source, in the folder that the build fills. */
const builtFolders = [join(import.meta.dirname, '../web'), join(import.meta.dirname, '../dist/web')];
/** Where a missing address is no page of the client. */
const notPages = ['/api', '/graphql', '/media', '/assets', '/playground', '/calendar', '/preview', '/embed', '/oembed'];

const builtFolder = (): string | undefined =>
  builtFolders.find((folder) => existsSync(join(folder, 'index.html')) && existsSync(join(folder, 'assets')));

/** Serves the client wherever nothing else is: its files by name, its page for every other address. */
export async function mountFiles(app: FastifyInstance, backend: Backend, root = builtFolder()): Promise<void> {
  if (root) {
    await app.register(staticFiles, {
      root,
      wildcard: false,
      index: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => void reply.header('cache-control', lifetimeOf(path)),
    });
    mountHome(app, root, backend);
    mountPostPage(app, root, backend);
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !notPages.some((path) => request.url.startsWith(path));
    if (!root || !isPage) throw noSuchRoute(request);
    return reply.sendFile('page.html');
  });
}

/** The build names what lies under /assets by its content; a font seldom changes, and is asked for with every page. */
function lifetimeOf(path: string): string {
  if (path.includes('/assets/')) return oneYear;
  return path.includes('/fonts/') ? oneWeek : 'no-cache';
}
