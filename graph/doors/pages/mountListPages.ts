import type { FastifyInstance, FastifyRequest } from 'fastify';
import { EventScope, listEvents } from '../../events/events.ts';
import { GroupOrder, GroupScope, listGroups } from '../../groups/groups.ts';
import { type Backend, hasSessionCookie } from '../request/requestContext.ts';
import { builtPage } from './builtPage.ts';
import { eventListText } from './eventText.ts';
import { exploreText } from './exploreText.ts';
import { orNothing, sendWithText, withFirstText } from './firstText.ts';
import { groupListText } from './groupListText.ts';
import { myRidesText } from './myRidesText.ts';
import { nextRide } from './nextRide.ts';
import { countRead, pageReader } from './pageReader.ts';

/** As many events as a large window shows. */
const firstEvents = 4;
/** As many groups as a large window shows. */
const firstGroups = 8;

/** Whether a request asks for the first tab of a page and no search. */
const isPlain = ({ query }: FastifyRequest) => Object.keys(query ?? {}).every((name) => name !== 'q' && name !== 'tab');

/** Serves the built pages of lists with their first text: events, groups, Explore and My rides. */
export function mountListPages(app: FastifyInstance, folder: string, backend: Backend): void {
  const built = builtPage(folder, 'page.html', backend);

  app.get('/events', async (request, reply) => {
    const text = await orNothing(request, async () => {
      const sql = await countRead(request, backend);
      const now = new Date();
      const { edges } = await listEvents({ sql, now, viewer: null }, { first: firstEvents, scope: EventScope.ALL });
      return eventListText(
        edges.map(({ node }) => node),
        now,
      );
    });
    return sendWithText(reply, built, text);
  });

  app.get('/groups', (request, reply) => {
    reply.headers({ 'cache-control': 'no-cache', vary: 'Cookie' });
    const page = withFirstText(built.markup, () => groupListText(hasSessionCookie(request)));
    return page ? reply.type('text/html; charset=utf-8').send(page) : built.send(reply);
  });

  app.get('/explore', async (request, reply) => {
    if (!isPlain(request)) return built.send(reply);
    const text = await orNothing(request, async () => {
      const sql = await countRead(request, backend);
      const query = { first: firstGroups, scope: GroupScope.ALL, order: GroupOrder.POPULAR };
      const { edges } = await listGroups({ sql, now: new Date(), viewer: null }, query);
      return exploreText(edges.map(({ node }) => node));
    });
    return sendWithText(reply, built, text);
  });

  app.get('/rides', async (request, reply) => {
    reply.header('vary', 'Cookie');
    if (!isPlain(request)) return built.send(reply);
    const text = await orNothing(request, async () => {
      const reader = await pageReader(request, backend);
      if (!reader?.viewer) return null;
      const now = new Date();
      return myRidesText(await nextRide(reader.sql, reader.viewer, now), now);
    });
    return sendWithText(reply, built, text, 'no-store');
  });
}
