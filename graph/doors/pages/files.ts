import { existsSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { builtFiles } from '../../platform/http/builtFiles.ts';
import { noSuchRoute } from '../../platform/http/httpErrors.ts';
import { projectFile } from '../../platform/lib/projectFolder.ts';
import type { Backend } from '../request/requestContext.ts';
import { type BuiltPage, builtPage } from './builtPage.ts';
import { instancePages } from './instancePages.ts';
import { mountEventPage } from './mountEventPage.ts';
import { mountGroupPage } from './mountGroupPage.ts';
import { mountHome } from './mountHome.ts';
import { mountListPages } from './mountListPages.ts';
import { manifest, mountManifest } from './mountManifest.ts';
import { mountPostPage } from './mountPostPage.ts';
import { mountProfilePage } from './mountProfilePage.ts';
import { isPagePath, isTokenPath } from './pagePaths.ts';
import { serverPaths } from './serverPaths.ts';

const oneYear = 'public, max-age=31536000, immutable';
const oneWeek = 'public, max-age=604800';
const client = projectFile('dist/web');
/** Sent in place of the files that they contain. None has an address of its own. */
const compressed = ['**/*.br', '**/*.gz'];
const isOfInstance = (path: string) => instancePages.some((page) => page.path === path);
/** An unknown path below one of these is not a page of the client. */
const notPages = [...serverPaths.filter((path) => !isOfInstance(path)), '/assets/'];

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
    await app.register(
      staticFiles,
      builtFiles({ root, wildcard: false, globIgnore: [manifest, ...compressed], lifetimeOf }),
    );
    app.get('/favicon.ico', (_request, reply) => reply.type('image/png').sendFile('brand/app-icon-192.png'));
    mountManifest(app, root, backend);
    mountHome(app, root, backend);
    mountPostPage(app, root, backend);
    mountEventPage(app, root, backend);
    mountGroupPage(app, root, backend);
    mountProfilePage(app, root, backend);
    mountListPages(app, root, backend);
  }
  const page = root ? builtPage(root, 'page.html', backend) : null;
  app.setNotFoundHandler((request, reply) => {
    const { method, url } = request;
    const isKnown = isPagePath(url) && (method === 'GET' || method === 'HEAD');
    const isPage = method === 'GET' && !notPages.some((path) => url.startsWith(path)) && !isFilePath(url);
    if (!page || !(isPage || isKnown)) throw noSuchRoute(request);
    if (!isKnown) void reply.code(404).header('x-robots-tag', 'noindex');
    if (isTokenPath(url)) return sendSecretly(reply, page);
    return page.send(reply);
  });
}

/** Sends a page whose address contains a token. */
function sendSecretly(reply: FastifyReply, { markup }: BuiltPage): FastifyReply {
  const headers = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
  return reply.headers(headers).type('text/html; charset=utf-8').send(markup);
}

/**
 * Files under /assets/ have a hash of their content in their name. Fonts have none, but they seldom change and every
 * page loads them.
 */
function lifetimeOf(path: string): string {
  if (path.includes('/assets/')) return oneYear;
  return path.includes('/fonts/') ? oneWeek : 'no-cache';
}
