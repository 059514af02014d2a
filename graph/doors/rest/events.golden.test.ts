import { goldenTests, nobodysId, refuses } from '../../test/golden.ts';
import type { World } from '../../test/goldenWorld.ts';

const golden = goldenTests();
const event = ({ event }: World) => ({ params: { id: event.id } });
const unknown = { ask: () => ({ params: { id: nobodysId } }), ...refuses(404, 'Event not found') };
const change =
  (to: string) =>
  ({ app, event }: World) =>
    app.run(`update event set ${to} where id = $1`, event.id);

golden('GET /api/events', [
  {
    it: 'answers visitors a bare array',
    status: 200,
    answers: ({ event }) => [
      {
        id: event.id,
        title: 'Harbour loop',
        description: null,
        date: '2031-06-01',
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
        date: 'Jun 1, 2031, 7:00 AM',
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
