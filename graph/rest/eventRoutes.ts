import Type from 'typebox';
import type { Context } from '../context.ts';
import { EventScope, listEvents } from '../events/events.ts';
import { setEventRegistration } from '../events/registrations.ts';
import { Event, UpcomingEvent } from './answerSchemas.ts';
import { idOf } from './fields.ts';
import { presentEvent, presentUpcomingEvent } from './present.ts';
import { route } from './restRoute.ts';

/** This route knows no pages: it answers the whole list. */
const everyEvent = 1_000_000;
const upcomingLimit = 10;
const id = idOf('the event');
const unknown = { 404: 'Event not found' };

const Registration = Type.Object(
  {
    participants: Type.Integer({ minimum: 0, description: 'How many are registered now.' }),
    isRegistered: Type.Boolean({ description: 'Whether you are one of them.' }),
  },
  { $id: 'Registration', description: 'Where you stand with an event.' },
);

async function register(ctx: Context, eventId: string, registered: boolean) {
  const { event } = await setEventRegistration(ctx, eventId, registered);
  return { participants: event.participantCount, isRegistered: await ctx.load.viewerIsRegistered.load(event.id) };
}

/** The specification's section 7, Events. */
export const eventRoutes = [
  route({
    method: 'GET',
    path: '/events',
    summary: 'All events',
    returns: Type.Array(Event, { description: 'What is to come, soonest first; then what is past, latest first.' }),
    async answer(ctx) {
      const { nodes } = await listEvents(ctx, { scope: EventScope.ALL, first: everyEvent });
      return nodes.map(presentEvent);
    },
  }),
  route({
    method: 'GET',
    path: '/events/upcoming',
    summary: 'The next ten events',
    returns: Type.Array(UpcomingEvent, { description: 'The soonest first.' }),
    async answer(ctx) {
      const { nodes } = await listEvents(ctx, { scope: EventScope.UPCOMING, first: upcomingLimit });
      return nodes.map((event) => presentUpcomingEvent(ctx, event));
    },
  }),
  route({
    method: 'POST',
    path: '/events/{id}/register',
    summary: 'Register for an event',
    description: 'Twice is once.',
    params: { id },
    returns: Registration,
    refuses: { 400: 'Cannot register for an event that has already passed', ...unknown, 409: 'Event is full' },
    answer: (ctx, { params: { id } }) => register(ctx, id, true),
  }),
  route({
    method: 'DELETE',
    path: '/events/{id}/register',
    summary: 'Take a registration back',
    description: 'Always works, also where the event is full or past.',
    params: { id },
    returns: Registration,
    refuses: unknown,
    answer: (ctx, { params: { id } }) => register(ctx, id, false),
  }),
];
