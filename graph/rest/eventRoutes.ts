import type { Context } from '../context.ts';
import { EventScope, listEvents } from '../events/events.ts';
import { setEventRegistration } from '../events/registrations.ts';
import { presentEvent, presentUpcomingEvent } from './present.ts';
import type { RestRoute } from './restRoute.ts';

/** This route knows no pages: it answers the whole list. */
const everyEvent = 1_000_000;
const upcomingLimit = 10;

async function register(ctx: Context, eventId: string, registered: boolean) {
  const { event } = await setEventRegistration(ctx, eventId, registered);
  return { participants: event.participantCount, isRegistered: await ctx.load.viewerIsRegistered.load(event.id) };
}

/** The specification's section 7, Events. */
export const eventRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/events',
    async answer(ctx) {
      const { nodes } = await listEvents(ctx, { scope: EventScope.ALL, first: everyEvent });
      return nodes.map(presentEvent);
    },
  },
  {
    method: 'GET',
    path: '/events/upcoming',
    async answer(ctx) {
      const { nodes } = await listEvents(ctx, { scope: EventScope.UPCOMING, first: upcomingLimit });
      return nodes.map((event) => presentUpcomingEvent(ctx, event));
    },
  },
  {
    method: 'POST',
    path: '/events/:id/register',
    answer: (ctx, { params: { id = '' } }) => register(ctx, id, true),
  },
  {
    method: 'DELETE',
    path: '/events/:id/register',
    answer: (ctx, { params: { id = '' } }) => register(ctx, id, false),
  },
];
