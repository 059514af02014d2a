import Type from 'typebox';
import type { CalendarFile } from '../../calendars/CalendarFile.ts';
import { requireEventCalendar } from '../../calendars/eventCalendar.ts';
import type { Context } from '../../context.ts';
import { EventScope, listEvents } from '../../events/events.ts';
import { setEventRegistration } from '../../events/registrations.ts';
import { Event, UpcomingEvent } from './answerSchemas.ts';
import { idOf } from './fields.ts';
import { presentEvent, presentUpcomingEvent } from './present.ts';
import { readWhole } from './readWhole.ts';
import { route } from './restEndpoint.ts';

/** This route has no pages: it returns the whole list, unless somebody has planned events without end. */
const everyEvent = 2_000;
const upcomingLimit = 10;
const id = idOf('the event');
const unknown = { 404: 'Event not found' };

const Registration = Type.Object(
  {
    participants: Type.Integer({ minimum: 0, description: 'The number of registrations.' }),
    isRegistered: Type.Boolean({ description: 'Whether you are registered.' }),
  },
  { $id: 'Registration', description: 'Your registration and the number of registrations.' },
);

async function register(ctx: Context, eventId: string, registered: boolean) {
  const { event } = await setEventRegistration(ctx, eventId, registered);
  return { participants: event.participantCount, isRegistered: await ctx.load.viewerIsRegistered.load(event.id) };
}

/** Section 7 of the specification: Events. */
export const eventEndpoints = [
  route({
    method: 'GET',
    path: '/events',
    summary: 'All events',
    description: 'Upcoming events come first, in order of time. Past events follow, the latest first. At most 2,000.',
    returns: Type.Array(Event, {
      description: 'Upcoming events, the earliest first. Then past events, the latest first.',
    }),
    answer: (ctx, { answerBytes }) =>
      readWhole(
        {
          read: (page) => listEvents(ctx, { scope: EventScope.ALL, ...page }),
          present: presentEvent,
          most: everyEvent,
        },
        answerBytes,
      ),
  }),
  route({
    method: 'GET',
    path: '/events/upcoming',
    summary: 'List the next ten events',
    description: 'The earliest event comes first. Past events are left out.',
    returns: Type.Array(UpcomingEvent, { description: 'The earliest event comes first.' }),
    async answer(ctx) {
      const { nodes } = await listEvents(ctx, { scope: EventScope.UPCOMING, first: upcomingLimit });
      return nodes.map((event) => presentUpcomingEvent(ctx, event));
    },
  }),
  route({
    method: 'GET',
    path: '/events/{id}/event.ics',
    summary: 'Get an event as a calendar file',
    description: 'A file for calendar programs. It contains the event, but no participants.',
    params: { id },
    answersFile: 'text/calendar; charset=utf-8',
    returns: Type.Unsafe<CalendarFile>({
      type: 'string',
      description: 'An iCalendar file (RFC 5545) with one event.',
    }),
    refuses: unknown,
    answer: (ctx, { params: { id }, origin }) => requireEventCalendar(ctx, id, origin),
  }),
  route({
    method: 'POST',
    path: '/events/{id}/register',
    summary: 'Register for an event',
    description: 'Registering again has no effect.',
    params: { id },
    returns: Registration,
    refuses: {
      400: 'Cannot register for an event that has already passed, or that is called off',
      ...unknown,
      409: 'Event is full',
    },
    answer: (ctx, { params: { id } }) => register(ctx, id, true),
  }),
  route({
    method: 'DELETE',
    path: '/events/{id}/register',
    summary: 'Cancel a registration',
    description: 'Always succeeds, also for full and past events.',
    params: { id },
    returns: Registration,
    refuses: unknown,
    answer: (ctx, { params: { id } }) => register(ctx, id, false),
  }),
];
