import { expect } from 'vitest';
import { goldenTests, nobodysId, refuses } from '../../test/golden.ts';
import type { World } from '../../test/goldenWorld.ts';

const golden = goldenTests();
const event = ({ event }: World) => ({ params: { id: event.id } });
const unknown = { ask: () => ({ params: { id: nobodysId } }), ...refuses(404, 'Event not found') };
const change =
  (to: string) =>
  ({ app, event }: World) =>
    app.run(`update event set ${to} where id = $1`, event.id);

/** The test event as RFC 5545 text, before long lines are folded. */
const calendarOf = ({ app, event }: World) =>
  `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Cycle Chat//Rides//EN
NAME:Harbour loop
X-WR-CALNAME:Harbour loop
REFRESH-INTERVAL;VALUE=DURATION:PT1H
X-PUBLISHED-TTL:PT1H
BEGIN:VEVENT
UID:${event.id}@cycle-chat
SEQUENCE:2
DTSTAMP:20260101T080000Z
DTSTART:20870601T070000Z
DTEND:20870601T090000Z
SUMMARY:Harbour loop
LOCATION:Harbour Gate
DESCRIPTION:Bring lights\\n\\n20 mi (32.2 km)\\n\\n${app.url}/events/${event.id}
URL;VALUE=URI:${app.url}/events/${event.id}
STATUS:CONFIRMED
LAST-MODIFIED:20260101T080000Z
END:VEVENT
END:VCALENDAR
`.replaceAll('\n', '\r\n');

golden('GET /api/events', [
  {
    it: 'answers visitors a bare array',
    status: 200,
    answers: ({ event }) => [
      {
        id: event.id,
        title: 'Harbour loop',
        description: null,
        date: '2087-06-01',
        time: '07:00',
        location: 'Harbour Gate',
        participants: 1,
        maxParticipants: 20,
        type: 'group_ride',
        difficulty: null,
        distance: null,
      },
    ],
  },
]);

golden('GET /api/events/upcoming', [
  {
    it: 'answers visitors what is to come, its date in words and its count by both names',
    status: 200,
    answers: ({ event }) => [
      {
        id: event.id,
        name: 'Harbour loop',
        date: 'Jun 1, 2087, 7:00 AM',
        participantCount: 1,
        registeredCount: 1,
        isActive: false,
        description: null,
        location: 'Harbour Gate',
      },
    ],
  },
  { it: 'answers nothing that is past', given: change(`date = '2020-01-01'`), status: 200, answers: () => [] },
]);

golden('GET /api/events/{id}/event.ics', [
  {
    it: 'answers a calendar of one event, without its participants',
    async given(world) {
      await change(`description = 'Bring lights', distance = 20`)(world);
      // A change of the facts would set both by itself.
      await change(`changed_at = '2026-01-01T08:00:00Z', sequence = 2`)(world);
    },
    ask: event,
    status: 200,
    answers: (world) => expect.toSatisfy((text: string) => text.replaceAll('\r\n ', '') === calendarOf(world)),
  },
  { it: 'is 404 for what does not exist', ...unknown },
]);

golden('POST /api/events/{id}/register', [
  {
    it: 'answers the count and that one is registered',
    by: 'ben',
    ask: event,
    status: 200,
    answers: () => ({ participants: 2, isRegistered: true }),
  },
  {
    it: 'answers the same twice, though it is full',
    by: 'ada',
    given: change('max_participants = 1'),
    ask: event,
    status: 200,
    answers: () => ({ participants: 1, isRegistered: true }),
  },
  {
    it: 'is 400 once it is past',
    by: 'ben',
    given: change(`date = '2020-01-01'`),
    ask: event,
    ...refuses(400, 'Cannot register for an event that has already passed'),
  },
  { it: 'is 401 for visitors', ask: event, ...refuses(401, 'Authentication required') },
  { it: 'is 404 for what does not exist', by: 'ben', ...unknown },
  {
    it: 'is 409 where it is full',
    by: 'ben',
    given: change('max_participants = 1'),
    ask: event,
    ...refuses(409, 'Event is full'),
  },
]);

golden('DELETE /api/events/{id}/register', [
  {
    it: 'answers the count and that one is not registered, though it is full and past',
    by: 'ada',
    given: change(`max_participants = 1, date = '2020-01-01'`),
    ask: event,
    status: 200,
    answers: () => ({ participants: 0, isRegistered: false }),
  },
  { it: 'is 401 for visitors', ask: event, ...refuses(401, 'Authentication required') },
  { it: 'is 404 for what does not exist', by: 'ben', ...unknown },
]);
