import type { FastifyInstance, FastifyRequest } from 'fastify';
import { html } from '../../platform/lib/html.ts';
import type { Backend } from '../request/requestContext.ts';
import { builtPage } from './builtPage.ts';
import { firstPost } from './firstPost.ts';
import { keptText, orNothing, withFirstText } from './firstText.ts';
import { pageReader } from './pageReader.ts';
import { postText, type ReadPost } from './postText.ts';

/** The space above the feed, which the client fills: for visitors filter and tabs, for members more. */
const spaceForVisitors = html`<hr>`;
const spaceForMembers = html`<div class="composer"></div><div class="rides"></div><hr>`;

interface FirstView {
  post: ReadPost;
  isOwn: boolean;
}

/**
 * Serves the built home page with the first post of the reader’s feed, so that they can read before any script runs. A
 * session that has ended gets the page as it was built, because the client first has to find out.
 */
export function mountHome(app: FastifyInstance, folder: string, backend: Backend): void {
  const page = builtPage(folder, 'index.html', backend);

  app.get('/', async (request, reply) => {
    reply.headers({ 'cache-control': 'no-cache', vary: 'Cookie' });
    const view = await orNothing(request, () => firstViewOf(request));
    const filled = view && withFirstText(page.markup, (photoSizes) => drawnView(view, photoSizes));
    if (!filled) return page.send(reply);
    // A browser that goes back after signing out must not find the post on its disk.
    if (view.isOwn) reply.header('cache-control', 'no-store');
    return reply.type('text/html; charset=utf-8').send(filled);
  });

  async function firstViewOf(request: FastifyRequest): Promise<FirstView | null> {
    const reader = await pageReader(request, backend);
    const post = reader && (await firstPost(reader.sql, reader.viewer));
    return post && { post, isOwn: reader.viewer !== null };
  }
}

const drawnView = ({ post, isOwn }: FirstView, photoSizes: string) =>
  html`${isOwn ? spaceForMembers : spaceForVisitors}${keptText(postText(post, photoSizes))}`;
