import { expect } from 'vitest';
import { anyId, anyInstant, goldenTests, nobodysId, refuses } from '../../test/golden.ts';
import type { World } from '../../test/goldenWorld.ts';

const golden = goldenTests();
const plan = { title: 'Dawn patrol', date: '2087-05-02', time: '06:30', location: 'Pier' };
const adaOrganises = ({ app, group, ada }: World) =>
  app.run('update group_member set organises_since = now() where group_id = $1 and user_id = $2', group.id, ada.id);
const planned = async (world: World) => {
  await adaOrganises(world);
  await world.app.run('update event set group_id = $2 where id = $1', world.event.id, world.group.id);
};
const calledOff = async (world: World) => {
  await planned(world);
  await world.app.run(
    `update event set called_off_at = now(), called_off_reason = 'Ice' where id = $1`,
    world.event.id,
  );
};
const inGroup = (body?: object) => (world: World) => ({ params: { id: world.group.id }, body });
const ofEvent = (body?: object) => (world: World) => ({ params: { id: world.event.id }, body });
const unknown = (noun: string, body?: object) => ({
  it: 'is 404 for what does not exist',
  by: 'ada' as const,
  ask: () => ({ params: { id: nobodysId }, body }),
  ...refuses(404, `${noun} not found`),
});
const onlyOrganisers = 'Only an organiser of this group can do this';
const others = (ask: ReturnType<typeof inGroup>) => [
  { it: 'is 401 for visitors', ask, ...refuses(401, 'Authentication required') },
  { it: 'is 403 for others', by: 'ben' as const, given: planned, ask, ...refuses(403, onlyOrganisers) },
];
const theEvent = (facts: object) => (world: World) =>
  expect.objectContaining({ id: world.event.id, groupId: world.group.id, ...facts });

golden('GET /api/groups/{id}/events', [
  { it: 'answers nothing without events', ask: inGroup(), status: 200, answers: () => [] },
  {
    it: 'answers them, those that are called off too',
    given: calledOff,
    ask: inGroup(),
    status: 200,
    answers: (world) => [theEvent({ calledOff: { at: anyInstant, reason: 'Ice' } })(world)],
  },
  unknown('Group'),
]);

golden('POST /api/groups/{id}/events', [
  {
    it: 'answers the event',
    by: 'ada',
    given: adaOrganises,
    ask: inGroup({ ...plan, maxParticipants: '9' }),
    status: 201,
    answers: ({ group }) => ({
      ...{ id: anyId, ...plan, groupId: group.id, maxParticipants: 9, participants: 0 },
      ...{ description: null, type: 'group_ride', difficulty: null, distance: null },
    }),
  },
  {
    it: 'is 400 without a title',
    by: 'ada',
    given: adaOrganises,
    ask: inGroup({ ...plan, title: ' ' }),
    ...refuses(400, 'title must have 1 to 200 characters'),
  },
  ...others(inGroup(plan)),
  unknown('Group', plan),
]);

golden('PATCH /api/events/{id}', [
  {
    it: 'answers the event',
    by: 'ada',
    given: planned,
    ask: ofEvent({ title: 'Noon patrol', distance: '12.5', difficulty: null }),
    status: 200,
    answers: theEvent({ title: 'Noon patrol', distance: 12.5, difficulty: null }),
  },
  {
    it: 'is 400 for a wrong title',
    by: 'ada',
    given: planned,
    ask: ofEvent({ title: '' }),
    ...refuses(400, 'title must have 1 to 200 characters'),
  },
  ...others(ofEvent({})),
  unknown('Event', {}),
]);

golden('DELETE /api/events/{id}', [
  { it: 'answers an empty object', by: 'ada', given: planned, ask: ofEvent(), status: 200, answers: () => ({}) },
  ...others(ofEvent()),
  unknown('Event'),
]);

golden('PUT /api/events/{id}/call-off', [
  {
    it: 'answers the event, called off',
    by: 'ada',
    given: planned,
    ask: ofEvent({ reason: 'Ice' }),
    status: 200,
    answers: theEvent({ calledOff: { at: anyInstant, reason: 'Ice' } }),
  },
  {
    it: 'is 400 without a reason',
    by: 'ada',
    given: planned,
    ask: ofEvent({ reason: ' ' }),
    ...refuses(400, 'Please say why the event is called off'),
  },
  ...others(ofEvent({ reason: 'Ice' })),
  unknown('Event', { reason: 'Ice' }),
]);

golden('DELETE /api/events/{id}/call-off', [
  {
    it: 'answers the event, on again',
    by: 'ada',
    given: calledOff,
    ask: ofEvent(),
    status: 200,
    answers: (world) => expect.toSatisfy(({ id, calledOff }) => id === world.event.id && calledOff === undefined),
  },
  {
    it: 'is 400 once it has started',
    by: 'ada',
    given: async (world) => {
      await calledOff(world);
      await world.app.run(`update event set date = '2020-01-01' where id = $1`, world.event.id);
    },
    ask: ofEvent(),
    ...refuses(400, 'Cannot call off an event that has already started, or put it on again'),
  },
  ...others(ofEvent()),
  unknown('Event'),
]);
