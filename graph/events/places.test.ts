import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '../test/caller.ts';
import { expectCountersHold } from '../test/expectCountersHold.ts';
import type { Made, Member } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';
import { giveFreeEventPlaces } from './waiting.ts';

const app = useApp({ RATE_LIMITS: '{"writes": 100000, "reads": 100000}' });
let ada: Member;
let ben: Member;
let cleo: Member;
let dan: Member;
let group: Made;
let event: Made;
beforeEach(async () => {
  await app.run('truncate "user", "group", event cascade');
  ({ ada, ben, cleo, dan } = await app.cast('ada', 'ben', 'cleo', 'dan'));
  group = await app.group('Climbers', ada);
  await app.run('update group_member set organises_since = now()');
  event = await app.event({ title: 'Repair evening', date: '2087-05-01', maxParticipants: 1 });
  await app.run('update event set group_id = $1 where id = $2', group.id, event.id);
  await app.register(event, ben);
});
afterEach(() => expectCountersHold(app));

const edit = async (facts: object) => {
  const { status } = await app.as(ada).patch(`/api/events/${event.id}`, facts);
  expect(status).toBe(200);
};
const namesIn = async (table: string) => {
  const rows = await app.run<{ username: string }>(
    `select username from ${table} t join "user" u on u.id = user_id where event_id = $1 order by t.created_at, username`,
    event.id,
  );
  return rows.map(({ username }) => username);
};
const going = () => namesIn('event_registration');
const waiting = async () => {
  const { body } = await app.as(ada).get(`/api/events/${event.id}/waiting`);
  return body.map(({ username }: Member) => username);
};
const wait = (member: Member) => app.as(member).put(`/api/events/${event.id}/waiting`, {});
const leave = (member: Member) => app.as(member).delete(`/api/events/${event.id}/register`);
const notified = async (member: Member) => {
  const { data } = await app.as(member).query('{ notifications(first: 9) { nodes { kind event { title } } } }');
  return data.notifications.nodes;
};
const placeGiven = { kind: 'EVENT_PLACE_GIVEN', event: { title: 'Repair evening' } };

interface Outcome {
  fault: { code: string; message: string } | null;
  isIn?: boolean;
  position?: number | null;
}
const doors = [
  {
    name: 'GraphQL',
    async set(caller: Caller, eventId: string, waiting: boolean): Promise<Outcome> {
      const text = `mutation ($eventId: ID!, $waiting: Boolean!) {
        setEventWaiting(eventId: $eventId, waiting: $waiting) { event { viewerIsRegistered viewerWaitingPosition } }
      }`;
      const { data, error } = await caller.query(text, { eventId, waiting });
      const made = data?.setEventWaiting?.event;
      return error
        ? { fault: { code: error.code, message: error.message } }
        : { fault: null, isIn: made.viewerIsRegistered, position: made.viewerWaitingPosition };
    },
  },
  {
    name: 'REST',
    async set(caller: Caller, eventId: string, waiting: boolean): Promise<Outcome> {
      const path = `/api/events/${eventId}/waiting`;
      const { status, body } = waiting ? await caller.put(path, {}) : await caller.delete(path);
      return status >= 400 ? { fault: body } : { fault: null, isIn: body.isRegistered, position: body.position };
    },
  },
];

describe.each(doors)('the waiting list of a full event by $name', ({ set }) => {
  test('is joined in the order of asking, left, and joined again at its end', async () => {
    expect(await set(app.as(cleo), event.id, true)).toEqual({ fault: null, isIn: false, position: 1 });
    expect(await set(app.as(dan), event.id, true)).toEqual({ fault: null, isIn: false, position: 2 });
    expect(await set(app.as(cleo), event.id, true)).toEqual({ fault: null, isIn: false, position: 1 });
    expect(await set(app.as(ben), event.id, true)).toEqual({ fault: null, isIn: true, position: null });
    expect(await waiting()).toEqual(['cleo', 'dan']);
    expect(await set(app.as(cleo), event.id.toUpperCase(), false)).toEqual({
      fault: null,
      isIn: false,
      position: null,
    });
    expect(await set(app.as(cleo), event.id, false)).toEqual({ fault: null, isIn: false, position: null });
    await set(app.as(cleo), event.id, true);
    expect(await waiting()).toEqual(['dan', 'cleo']);
  });

  test('is for members who may read the event, before its start, while it takes place', async () => {
    const fault = async (caller: Caller, id = event.id) => (await set(caller, id, true)).fault;
    expect(await fault(app.as(null))).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await fault(app.as(cleo), 'nowhere')).toEqual({ code: 'NOT_FOUND', message: 'Event not found' });
    await app.run(`update "group" set kind = 'closed'`);
    expect(await fault(app.as(cleo))).toEqual({ code: 'NOT_FOUND', message: 'Event not found' });
    await app.run(`update "group" set kind = 'open'`);
    await app.run(`update event set called_off_at = now(), called_off_reason = 'Ice'`);
    const message = 'Cannot register for an event that is called off';
    expect(await fault(app.as(cleo))).toEqual({ code: 'BAD_USER_INPUT', message });
    await app.run(`update event set called_off_at = null, called_off_reason = null, date = '2020-01-01'`);
    const past = 'Cannot register for an event that has already passed';
    expect(await fault(app.as(cleo))).toEqual({ code: 'BAD_USER_INPUT', message: past });
    expect(await set(app.as(cleo), event.id, false)).toEqual({ fault: null, isIn: false, position: null });
  });

  test('gives a free place at once', async () => {
    await edit({ maxParticipants: null });
    expect(await set(app.as(cleo), event.id, true)).toEqual({ fault: null, isIn: true, position: null });
  });
});

test('a place that is left is given to the first who waits, who is notified at once, and live', async () => {
  await wait(cleo);
  await wait(dan);
  const live = await (await app.live(cleo)).follow(
    'subscription { notificationActivity { kind notification { kind } } }',
  );
  await leave(ben);
  expect(await live.next()).toEqual({ kind: 'NOTIFIED', notification: { kind: 'EVENT_PLACE_GIVEN' } });
  expect([await going(), await waiting()]).toEqual([['cleo'], ['dan']]);
  expect(await notified(cleo)).toEqual([placeGiven]);
  await leave(cleo);
  expect(await notified(cleo)).toEqual([]);
  expect([await going(), await waiting()]).toEqual([['dan'], []]);
});

test('registering for a full event is still refused, and ends no waiting', async () => {
  await wait(cleo);
  const { status, body } = await app.as(cleo).post(`/api/events/${event.id}/register`);
  expect([status, body.message]).toEqual([409, 'Event is full']);
  expect(await waiting()).toEqual(['cleo']);
  const { data } = await app
    .as(cleo)
    .query(`{ event(id: "${event.id}") { waitingCount viewerWaitingPosition waiting(first: 1) { nodes { id } } } }`);
  expect(data.event).toEqual({ waitingCount: 1, viewerWaitingPosition: 1, waiting: null });
  const listed = (await app.as(null).get(`/api/groups/${group.id}/events`)).body;
  expect(listed).toMatchObject([{ participants: 1, waitingCount: 1 }]);
  // Leaving the event leaves the list too.
  await leave(cleo);
  expect(await waiting()).toEqual([]);
});

test('a higher maximum promotes as many, a lower one removes nobody', async () => {
  for (const member of [cleo, dan, ada]) await wait(member);
  await edit({ maxParticipants: 3 });
  expect([(await going()).toSorted(), await waiting()]).toEqual([['ben', 'cleo', 'dan'], ['ada']]);
  await edit({ maxParticipants: 1 });
  expect((await going()).toSorted()).toEqual(['ben', 'cleo', 'dan']);
  await leave(ben);
  expect([(await going()).toSorted(), await waiting()]).toEqual([['cleo', 'dan'], ['ada']]);
  await edit({ maxParticipants: null });
  expect([(await going()).toSorted(), await waiting()]).toEqual([['ada', 'cleo', 'dan'], []]);
});

test('an event that is called off gives no places, until it is on again', async () => {
  await wait(cleo);
  await app.as(ada).put(`/api/events/${event.id}/call-off`, { reason: 'Ice' });
  await leave(ben);
  expect(await going()).toEqual([]);
  expect(await notified(cleo)).toEqual([{ kind: 'EVENT_CHANGED', event: { title: 'Repair evening' } }]);
  await app.as(ada).delete(`/api/events/${event.id}/call-off`);
  expect(await going()).toEqual(['cleo']);
});

test('who waits is told of another plan, until they leave the list', async () => {
  await wait(cleo);
  await edit({ time: '19:00' });
  const told = [{ kind: 'EVENT_CHANGED', event: { title: 'Repair evening' } }];
  expect(await notified(cleo)).toEqual(told);
  await leave(ben);
  expect(await notified(cleo)).toEqual([placeGiven, ...told]);
  await leave(cleo);
  await wait(cleo);
  expect(await notified(cleo)).toEqual([]);
});

test('a place passes members who are suspended or outside a closed group, who keep their turns', async () => {
  for (const member of [cleo, dan]) await wait(member);
  await app.as(dan).post(`/api/groups/${group.id}/join`, {});
  await app.run(`update "group" set kind = 'closed'`);
  await leave(ben);
  expect([await going(), await namesIn('event_waiting')]).toEqual([['dan'], ['cleo']]);
  await app.run(`update "user" set suspended_at = now() where id = $1`, cleo.id);
  await app.run(`update "group" set kind = 'open'`);
  await edit({ maxParticipants: 2 });
  expect(await namesIn('event_waiting')).toEqual(['cleo']);
  await app.run(`update "user" set suspended_at = null where id = $1`, cleo.id);
  const keeper = () => ({ ...app.backend, now: new Date() });
  expect(await giveFreeEventPlaces(keeper())).toBe(1);
  expect(await giveFreeEventPlaces(keeper())).toBe(0);
  expect(await going()).toEqual(['dan', 'cleo']);
});

test('an event whose only waiting member may not have the place is left as it is', async () => {
  await app.run(`update "group" set kind = 'closed' where id = $1`, group.id);
  for (const member of [ben, cleo])
    await app.run('insert into group_member (group_id, user_id) values ($1, $2)', group.id, member.id);
  await wait(cleo);
  await app.run('delete from group_member where user_id = $1', cleo.id);
  await app.run('update event set max_participants = 2 where id = $1', event.id);
  const version = async () => (await app.run('select xmin::text from event where id = $1', event.id))[0]?.xmin;
  const before = await version();
  const keeper = () => ({ ...app.backend, now: new Date() });
  expect(await giveFreeEventPlaces(keeper())).toBe(0);
  expect(await version()).toBe(before);
  await app.run('insert into group_member (group_id, user_id) values ($1, $2)', group.id, cleo.id);
  expect(await giveFreeEventPlaces(keeper())).toBe(1);
  expect(await going()).toEqual(['ben', 'cleo']);
});

test('an account that is deleted gives its place to the first who waits, and takes its turn with it', async () => {
  for (const member of [cleo, dan]) await wait(member);
  await app.run('delete from "user" where id = $1', cleo.id);
  await app.run('delete from "user" where id = $1', ben.id);
  expect([await going(), await waiting()]).toEqual([['dan'], []]);
});

test('who waits is read by the organisers of the group alone', async () => {
  await wait(cleo);
  for (const [viewer, status] of [
    [ben, 403],
    [null, 401],
  ] as const)
    expect((await app.as(viewer).get(`/api/events/${event.id}/waiting`)).status).toBe(status);
  const { data } = await app.as(ada).query(`{ event(id: "${event.id}") { waiting(first: 5) { nodes { username } } } }`);
  expect(data.event.waiting.nodes).toEqual([{ username: 'cleo' }]);
});
