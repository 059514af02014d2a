import { beforeAll, expect, test } from 'vitest';
import { openBoard } from '../test/boards.ts';
import type { Caller } from '../test/caller.ts';
import { expectCountersHold } from '../test/expectCountersHold.ts';
import type { Member } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
let ben: Member;
let cleo: Member;
let board: Caller;
beforeAll(async () => {
  ({ ada, ben, cleo } = await app.cast('ada', 'ben', 'cleo'));
  board = app.with(await openBoard(app));
});

const act = async (mutation: string) => {
  const { data, error } = await board.query(`mutation { ${mutation} { takedown { id } } }`);
  expect(error).toBeNull();
  return Object.values<{ takedown: { id: string } }>(data)[0]?.takedown.id;
};
const remove = (content: string) =>
  act(`removeContent(input: { content: "${content}", reason: SPAM, words: "Sales" })`);
const restore = (id: string | undefined) => act(`restoreContent(input: { takedownId: "${id}", words: "Sorry" })`);

test('a removal of a group or of a ride ends the subscriptions to what was removed', async () => {
  const group = await app.group('Sprinters', ada, ben);
  const post = await app.post(ada, { groupId: group.id });
  const ride = await app.ride(ada, { date: '2087-01-01' });
  const client = await app.live(ben);
  const follow = (field: string, postId: string) =>
    client.follow(`subscription ($id: ID!) { ${field}(postId: $id) { kind } }`, { id: postId });
  const followed = [await follow('postActivity', post.id), await follow('rideActivity', ride.id)];
  await remove(group.id);
  await remove(ride.id);
  for (const each of followed) await each.ended();
});

test('a restore mails nothing that was mailed before', async () => {
  const post = await app.post(ada);
  await app.as(ben).post('/api/likes/toggle', { postId: post.id });
  // Mails are switched on after the like, so the notification waits for none.
  await app.run(`insert into mail_preference (user_id, mail_kinds) values ($1, '{like}')`, ada.id);
  const mailed = () => app.run(`select from notification where kind = 'like' and mail_due_at is not null`);
  expect(await mailed()).toEqual([]);
  await restore(await remove(post.id));
  expect(await app.run(`select from notification where kind = 'like'`)).toHaveLength(1);
  expect(await mailed()).toEqual([]);
});

/** The rows of an event, except what a restore must change. */
async function rowsOfEvent(): Promise<string[]> {
  const rows = ['event', 'event_registration', 'event_waiting'].map((table) =>
    app.run<{ row: string }>(
      `select (to_jsonb(t) - 'sequence' - 'changed_at' - 'search')::text as row from ${table} t order by 1`,
    ),
  );
  return (await Promise.all(rows)).flat().map(({ row }) => row);
}

test('a removal of an event takes its registrations and its waiting list with it, and leaves its group', async () => {
  const group = await app.group('Sprinters', ada);
  const event = await app.event({ title: 'Lantern ride', date: '2087-01-01', maxParticipants: 1 });
  await app.run('update event set group_id = $1 where id = $2', group.id, event.id);
  await app.as(ben).post(`/api/events/${event.id}/register`);
  await app.as(cleo).put(`/api/events/${event.id}/waiting`, {});
  const before = await rowsOfEvent();
  expect(before).toHaveLength(3);

  const takedownId = await remove(event.id);
  expect(await rowsOfEvent()).toEqual([]);
  expect((await app.as(null).query(`{ group(id: "${group.id}") { name } }`)).data.group).toEqual({ name: 'Sprinters' });
  for (const member of [ada, ben, null]) {
    expect((await app.as(member).get(`/api/events/${event.id}/event.ics`)).status).toBe(404);
    expect((await app.as(member).query(`{ event(id: "${event.id}") { id } }`)).data).toEqual({ event: null });
  }
  const found = await app.as(ben).query('{ search(query: "lantern") { events { nodes { id } } } }');
  expect(found.data.search.events.nodes).toEqual([]);
  await expectCountersHold(app);

  await restore(takedownId);
  expect(await rowsOfEvent()).toEqual(before);
  await expectCountersHold(app);
});

test('a removal takes a ride out of the exports of those who commented, participated or saved it', async () => {
  const ride = await app.ride(ada, { date: '2087-01-01', content: 'Night sprint on the ring road' });
  await app.participate(ride, ben);
  const comment = await app.comment(ben, ride, { content: 'Count me in' });
  const reply = await app.comment(cleo, ride, { content: 'Me too', parent: comment });
  const moment = await app.moment(ben, ride, { description: 'The bridge' });
  await app.as(cleo).query(`mutation { setRideSaved(postId: "${ride.id}", saved: true) { viewer { id } } }`);
  const read = async (member: Member) => (await app.as(member).get(`/api/users/${member.id}/export`)).body;
  const ids = [ride, comment, reply, moment, ada].map(({ id }) => id);
  const marks = new RegExp(['Night sprint', 'Mill Square', 'Count me in', 'Me too', 'The bridge', ...ids].join('|'));
  for (const member of [ben, cleo]) expect(JSON.stringify(await read(member))).toMatch(marks);
  await remove(ride.id);
  expect(JSON.stringify(await read(cleo))).not.toMatch(marks);
  // Participants learn that it is off: its id and its date.
  const { cancelledRides, notifications, ...rest } = await read(ben);
  expect(JSON.stringify(rest)).not.toMatch(marks);
  expect(cancelledRides).toContainEqual({
    postId: ride.id,
    startsAt: expect.any(String),
    cancelledAt: expect.any(String),
  });
  const ofRide = notifications.filter((each: { kind: string }) => each.kind === 'rideDeleted');
  const notice = { subjectId: ride.id, postId: null, actorId: null };
  expect(ofRide).toContainEqual(expect.objectContaining(notice));
  expect(JSON.stringify(ofRide).replaceAll(ride.id, '')).not.toMatch(marks);
});
