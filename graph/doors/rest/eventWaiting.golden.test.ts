import { expect } from 'vitest';
import { goldenTests, nobodysId, refuses } from '../../test/golden.ts';
import type { World } from '../../test/goldenWorld.ts';

const golden = goldenTests();
const event = ({ event }: World) => ({ params: { id: event.id } });
const unknown = { ask: () => ({ params: { id: nobodysId } }), ...refuses(404, 'Event not found') };
const full = ({ app, event }: World) => app.run('update event set max_participants = 1 where id = $1', event.id);
const waits = async (world: World) => {
  await full(world);
  await world.app.as(world.cleo).put(`/api/events/${world.event.id}/waiting`, {});
};
/** Cleo waits for an event of the group, which Ada organises. */
const ofGroup = async (world: World) => {
  await waits(world);
  await world.app.run('update event set group_id = $1', world.group.id);
  await world.app.run('update group_member set organises_since = now()');
};

golden('PUT /api/events/{id}/waiting', [
  {
    it: 'answers the position in a full event',
    by: 'cleo',
    given: full,
    ask: event,
    status: 200,
    answers: () => ({ isRegistered: false, position: 1 }),
  },
  {
    it: 'gives a free place at once',
    by: 'cleo',
    ask: event,
    status: 200,
    answers: () => ({ isRegistered: true, position: null }),
  },
  {
    it: 'is 400 once it is past',
    by: 'cleo',
    given: ({ app, event }) => app.run(`update event set date = '2020-01-01' where id = $1`, event.id),
    ask: event,
    ...refuses(400, 'Cannot register for an event that has already passed'),
  },
  { it: 'is 401 for visitors', ask: event, ...refuses(401, 'Authentication required') },
  { it: 'is 404 for what does not exist', by: 'cleo', ...unknown },
]);

golden('DELETE /api/events/{id}/waiting', [
  {
    it: 'answers that one no longer waits',
    by: 'cleo',
    given: waits,
    ask: event,
    status: 200,
    answers: () => ({ isRegistered: false, position: null }),
  },
  { it: 'is 401 for visitors', ask: event, ...refuses(401, 'Authentication required') },
  { it: 'is 404 for what does not exist', by: 'cleo', ...unknown },
]);

golden('GET /api/events/{id}/waiting', [
  {
    it: 'answers who waits, to an organiser of its group',
    by: 'ada',
    given: ofGroup,
    ask: event,
    status: 200,
    answers: ({ cleo }) => [expect.objectContaining({ id: cleo.id, username: 'cleo' })],
  },
  { it: 'is 401 for visitors', ask: event, ...refuses(401, 'Authentication required') },
  {
    it: 'is 403 for who does not organise it',
    by: 'ben',
    given: ofGroup,
    ask: event,
    ...refuses(403, 'Only an organiser of this group can do this'),
  },
  {
    it: 'is 403 for an event of the operator',
    by: 'ada',
    ask: event,
    ...refuses(403, 'Only the operator plans this event'),
  },
  { it: 'is 404 for what does not exist', by: 'ada', ...unknown },
]);
