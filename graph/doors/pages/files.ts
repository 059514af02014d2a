import { existsSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { noSuchRoute } from '../../platform/http/httpErrors.ts';
import { projectFile } from '../../platform/lib/projectFolder.ts';
import type { Backend } from '../request/requestContext.ts';
import { builtPage } from './builtPage.ts';
import { mountEventPage } from './mountEventPage.ts';
import { mountGroupPage } from './mountGroupPage.ts';
import { mountHome } from './mountHome.ts';
import { mountPostPage } from './mountPostPage.ts';
import { isPagePath } from './pagePaths.ts';
import { serverPaths } from './serverPaths.ts';

const oneYear = 'public, max-age=31536000, immutable';
const oneWeek = 'public, max-age=604800';
const client = projectFile('dist/web');
/** An unknown path below one of these is not a page of the client. */
const notPages = [...serverPaths, '/assets/'];

const builtFolder = (): string | undefined =>
  existsSync(join(client, 'index.html')) && existsSync(join(client, 'assets')) ? client : undefined;

/**
 * Whether a path names a file rather than a page. If the file does not exist, the response is an API error, not a page
 * with status 404.
 */
const isFilePath = (url: string) => /^\/\.|\.\w+$/.test(url.split('?')[0] ?? '');

/**
 * Serves the client: files by name, and its page for its own paths. Unknown paths get the same page with status 404.
 */
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
    app.get('/favicon.ico', (_request, reply) => reply.type('image/png').sendFile('brand/app-icon-192.png'));
    mountHome(app, root, backend);
    mountPostPage(app, root, backend);
    mountEventPage(app, root, backend);
    mountGroupPage(app, root, backend);
  }
  const page = root ? builtPage(root, 'page.html', backend.units) : null;
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === 'GET' && !notPages.some((path) => request.url.startsWith(path)) && !isFilePath(request.url);
    if (!page || !(isPage || isPagePath(request.url))) throw noSuchRoute(request);
    if (!isPagePath(request.url)) void reply.code(404).header('x-robots-tag', 'noindex');
    return page.send(reply);
  });
}

/**
 * Files under /assets/ have a hash of their content in their name. Fonts have none, but they seldom change and every
 * page loads them.
 */
function lifetimeOf(path: string): string {
  if (path.includes('/assets/')) return oneYear;
  return path.includes('/fonts/') ? oneWeek : 'no-cache';
}
