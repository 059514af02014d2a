import { beforeEach, expect, test } from 'vitest';
import { isSearchStale, searchedTables } from '../model/search/searchColumns.ts';
import type { Member } from '../test/factories.ts';
import { bareRide } from '../test/rideDoors.ts';
import { type SeriesDoor, seriesDoors } from '../test/seriesDoors.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp({ RATE_LIMITS: '{"writes": 100000, "reads": 100000, "texts": 8}' });
let ada: Member;
let ben: Member;
beforeEach(async () => {
  await app.run('delete from post; delete from "user"');
  ({ ada, ben } = await app.cast('ada', 'ben'));
});

const ofPosts = searchedTables.find(({ table }) => table === 'post');
const [graphql] = seriesDoors as [SeriesDoor];
// A Tuesday.
const rideData = { ...bareRide, date: '2086-06-04', time: '18:30', timeZone: 'Europe/Berlin' };
const tuesdays = { rideData, repeats: 'FREQ=WEEKLY;BYDAY=TU;COUNT=4' };

async function make(input: object = {}): Promise<string[]> {
  const { fault, id } = await graphql.create(app.as(ada), { ...tuesdays, ...input });
  expect(fault).toBeNull();
  return ((await graphql.read(app.as(ada), id)).dates ?? []).map(({ postId }) => postId);
}
const days = async (id: string) => (await graphql.read(app.as(ada), id)).dates?.map(({ date }) => date);
const move = (id = '', date = '') =>
  graphql.update(app.as(ada), id, { rideData: { ...rideData, date }, laterDates: true });

test('a series gets no new dates in a group that its author has left', async () => {
  const club = await app.group('Club', ada, ben);
  const [id = ''] = await make({ groupId: club.id, privacy: 'GROUP' });
  await app.run('delete from group_member where user_id = $1', ada.id);
  expect((await graphql.extend(app.as(ada), id, '2086-07-30')).fault?.code).toBe('FORBIDDEN');
  expect(await app.run('select from ride')).toHaveLength(4);
});

test('members who no longer belong to the group of a series, and those whom a block separates, take no part in its new dates', async () => {
  const { carl, dora, eve } = await app.cast('carl', 'dora', 'eve');
  const club = await app.group('Club', ada, ben, carl, dora, eve);
  await app.run('update group_member set organises_since = now() where user_id = $1', ada.id);
  const [id = ''] = await make({ groupId: club.id, privacy: 'GROUP' });
  for (const rider of [ben, carl, dora, eve]) expect(await graphql.join(app.as(rider), id)).toBeNull();
  await app.as(ben).delete(`/api/groups/${club.id}/leave`);
  await app.as(ada).delete(`/api/groups/${club.id}/members/${carl.id}`);
  await app.as(dora).post(`/api/users/${ada.id}/block`);
  expect((await graphql.extend(app.as(ada), id, '2086-07-02')).fault).toBeNull();
  const riders = () =>
    app.run<{ username: string }>(
      `select username from ride_participant rp join "user" u on u.id = rp.user_id
       where rp.post_id = (select id from ride order by series_date desc limit 1) order by username`,
    );
  expect(await riders()).toEqual([{ username: 'ada' }, { username: 'eve' }]);
  // A member who belongs to the group again takes part again: they have not left the series.
  await app.as(ben).post(`/api/groups/${club.id}/join`);
  expect((await graphql.extend(app.as(ada), id, '2086-07-09')).fault).toBeNull();
  expect(await riders()).toEqual([{ username: 'ada' }, { username: 'ben' }, { username: 'eve' }]);
});

test('new dates count as a text', async () => {
  const [id = ''] = await make();
  for (let week = 1; week < 8; week += 1) {
    const until = new Date(Date.UTC(2086, 5, 25 + 7 * week)).toISOString().slice(0, 10);
    expect((await graphql.extend(app.as(ada), id, until)).fault).toBeNull();
  }
  expect((await graphql.extend(app.as(ada), id, '2086-12-30')).fault?.code).toBe('RATE_LIMITED');
});

test('an edit of later dates costs as many posts, and leaves those that have passed', async () => {
  const ids = await make();
  const [, second, third, fourth] = ids;
  const contents = async () =>
    (await app.run<{ content: string }>('select content from post join ride r using (id) order by series_date')).map(
      ({ content }) => content,
    );
  await app.run(`update ride set date = '2020-01-01' where id = $1`, second);
  await app.run(`update ride set date = '2020-01-08' where id = $1`, third);
  expect(await graphql.update(app.as(ada), second ?? '', { content: 'New', laterDates: true })).toBeNull();
  expect(await contents()).toEqual(['New', 'New', 'Loop', 'New']);
  for (let time = 0; time < 6; time += 1)
    expect(await graphql.update(app.as(ada), fourth ?? '', { content: `${time}`, laterDates: true })).toBeNull();
  expect(await graphql.update(app.as(ada), fourth ?? '', { content: 'Last', laterDates: true })).toMatchObject({
    code: 'RATE_LIMITED',
  });
});

test('dates that move earlier can be extended, and take no day of an earlier date', async () => {
  const [first = '', second = ''] = await make();
  expect((await move(second, '2086-06-04'))?.message).toBe(
    'An earlier date of the series is on one of these days: move the dates one by one',
  );
  expect(await move(first, '2086-05-28')).toBeNull();
  const moved = ['2086-05-28', '2086-06-04', '2086-06-11', '2086-06-18'];
  expect(await days(first)).toEqual(moved);
  expect((await graphql.extend(app.as(ada), first, '2086-06-26')).fault).toBeNull();
  expect(await days(first)).toEqual([...moved, '2086-06-25']);
  // Their turns in feeds have moved to other months, and their words stay.
  expect(await app.run(`select id from post t where ${isSearchStale(ofPosts?.columns ?? {})}`)).toEqual([]);
});

test('later dates do not move into the past', async () => {
  const [first = ''] = await make();
  expect((await move(first, '2019-06-04'))?.code).toBe('BAD_USER_INPUT');
  expect((await days(first))?.[0]).toBe('2086-06-04');
});

test('a date with another audience keeps it when the others change theirs', async () => {
  const club = await app.group('Club', ada);
  const [first = '', second = '', third = ''] = await make();
  expect(await graphql.update(app.as(ada), second, { privacy: 'GROUP', groupId: club.id })).toBeNull();
  expect(await graphql.update(app.as(ada), first, { privacy: 'PRIVATE', laterDates: true })).toBeNull();
  const rows = await app.run<{ id: string; privacy: string }>('select id, privacy from post');
  const privacyOf = Object.fromEntries(rows.map(({ id, privacy }) => [id, privacy]));
  expect([first, second, third].map((id) => privacyOf[id])).toEqual(['private', 'group', 'private']);
});

test('riders of a pace group that all dates lose are told once', async () => {
  const paceGroups = ['A', 'B'].map((letter) => ({ letter, name: letter, distance: 20 }));
  const ids = await make({ rideData: { ...rideData, paceGroups } });
  await app.run(
    `insert into ride_participant (post_id, user_id, pace_group_id, created_at)
     select post_id, $1, id, now() from pace_group where letter = 'B'`,
    ben.id,
  );
  const changes = { rideData: { ...rideData, paceGroups: paceGroups.slice(0, 1) }, laterDates: true };
  expect(await graphql.update(app.as(ada), ids[0] ?? '', changes)).toBeNull();
  expect(await app.run(`select from pace_group where letter = 'B'`)).toEqual([]);
  const told = await app.run(`select post_id from notification where user_id = $1 and kind = 'rideChanged'`, ben.id);
  expect(told).toEqual([{ post_id: ids[0] }]);
});
