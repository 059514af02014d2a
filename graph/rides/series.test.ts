import { UnderscoreNamingStrategy } from '@mikro-orm/core';
import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../platform/lib/ids.ts';
import { sharedFacts } from '../posts/seriesDraft.ts';
import { linkTo, readLink } from '../test/calendars.ts';
import { expectCountersHold } from '../test/expectCountersHold.ts';
import type { Member } from '../test/factories.ts';
import { bareRide } from '../test/rideDoors.ts';
import { type SeriesDate, type SeriesDoor, seriesDoors } from '../test/seriesDoors.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp({ RATE_LIMITS: '{"writes": 100000, "reads": 100000, "texts": 100000}' });
let ada: Member;
let ben: Member;
let carl: Member;
beforeEach(async () => {
  await app.run('delete from post; delete from "user"');
  ({ ada, ben, carl } = await app.cast('ada', 'ben', 'carl'));
});

// A Tuesday.
const start = '2086-06-04';
const rideData = { ...bareRide, date: start, time: '18:30', timeZone: 'Europe/Berlin' };
const tuesdays = { rideData, repeats: 'FREQ=WEEKLY;BYDAY=TU;COUNT=4' };
const [graphql] = seriesDoors as [SeriesDoor];

async function make(door = graphql, input: object = tuesdays): Promise<readonly [SeriesDate, ...SeriesDate[]]> {
  const { fault, id } = await door.create(app.as(ada), input);
  expect(fault).toBeNull();
  return datesOf(id);
}
async function datesOf(postId: string, member = ada, door = graphql) {
  const { dates } = await door.read(app.as(member), postId);
  return dates as readonly [SeriesDate, ...SeriesDate[]];
}
const dayOf = ({ date, time }: SeriesDate) => `${date} ${time}`;
const noticesOf = async (member: Member) => {
  const text = `{ notifications(first: 50) { nodes { kind post { id } rideChange { laterDates before { time } after { time } } } } }`;
  return (await app.as(member).query(text)).data.notifications.nodes;
};
const feedOf = async (member: Member | null, args = '') =>
  (await app.as(member).query(`{ feed(first: 50${args}) { nodes { id } } }`)).data.feed.nodes.map(
    ({ id }: { id: string }) => id,
  );

describe.each(seriesDoors)('a series by $name', (door) => {
  test('has a ride post for each date, in which its author takes part', async () => {
    const dates = await make(door);
    expect(dates.map(dayOf)).toEqual(
      ['2086-06-04', '2086-06-11', '2086-06-18', '2086-06-25'].map((day) => `${day} 18:30`),
    );
    expect(dates.every(({ isParticipating, count }) => isParticipating && count === 1)).toBe(true);
    const read = await door.read(app.as(null), dates[2]?.postId ?? '');
    expect([read.rule, read.isJoined, read.dates?.length]).toEqual([tuesdays.repeats, false, 4]);
    await expectCountersHold(app);
  });

  test('refuses a rule that gives another first day, too few or too many dates, or starts in the past', async () => {
    const faultOf = async (input: object) => (await door.create(app.as(ada), { ...tuesdays, ...input })).fault?.message;
    const of = (rule: string) => faultOf({ repeats: rule });
    expect(await of('every Tuesday')).toMatch(/^repeats must be a rule such as FREQ=WEEKLY/);
    expect(await of('FREQ=WEEKLY;BYDAY=WE;COUNT=4')).toBe('The first date must be a day of the rule');
    expect(await of('FREQ=WEEKLY;BYDAY=TU;COUNT=1')).toBe('A series has at least 2 dates');
    expect(await of('FREQ=WEEKLY;BYDAY=TU;COUNT=105')).toBe('A series has at most 104 dates');
    expect(await faultOf({ rideData: { ...rideData, date: '2019-06-04' } })).toBe('A series starts in the future');
    expect(await app.run('select id from post')).toEqual([]);
    expect(await app.run('select id from ride_series')).toEqual([]);
  });

  test('is joined and left as a whole, and each date alone', async () => {
    const [first, second, third] = await make(door);
    await app.as(ada).put(`/api/rides/${third?.postId}/call-off`, { reason: 'Ice' });
    expect(await door.join(app.as(ben), first.postId)).toBeNull();
    expect(await door.join(app.as(ben), first.postId)).toBeNull();
    const going = async () => (await datesOf(first.postId, ben, door)).map(({ isParticipating }) => isParticipating);
    expect(await going()).toEqual([true, true, false, true]);
    expect(
      (await noticesOf(ada)).map(({ kind, post }: { kind: string; post: { id: string } }) => [kind, post.id]),
    ).toEqual([['JOIN', first.postId]]);
    await app.as(ben).delete(`/api/rides/${second?.postId}/leave/${ben.id}`);
    expect(await going()).toEqual([true, false, false, true]);
    expect((await door.read(app.as(ben), first.postId)).isJoined).toBe(true);
    await app.run(`update post set privacy = 'private' where id = $1`, second?.postId);
    expect(await door.leave(app.as(ben), second?.postId ?? '', ben.id)).toBeNull();
    expect(await going()).toEqual([false, false, false]);
    expect((await door.read(app.as(ben), first.postId)).isJoined).toBe(false);
    await expectCountersHold(app);
  });

  test('gets new dates in which its members take part, as far as there are places', async () => {
    const [first] = await make(door, { ...tuesdays, rideData: { ...rideData, places: 2 } });
    await door.join(app.as(ben), first.postId);
    await door.join(app.as(carl), first.postId);
    const extended = await door.extend(app.as(ada), first.postId, '2086-07-10');
    expect(extended.dates?.map(({ date }) => date).slice(4)).toEqual(['2086-07-02', '2086-07-09']);
    expect(extended.rule).toBe('FREQ=WEEKLY;BYDAY=TU;UNTIL=20860710');
    expect((await door.extend(app.as(ada), first.postId, '2086-07-10')).dates).toHaveLength(6);
    const last = (await datesOf(first.postId, ben)).at(-1);
    expect([last?.isParticipating, last?.count]).toEqual([true, 2]);
    const waiting = await app.run<{ count: number }>(
      'select count(*)::int as count from ride_waiting where user_id = $1',
      carl.id,
    );
    expect(waiting).toEqual([{ count: 6 }]);
    expect((await door.extend(app.as(ben), first.postId, '2086-08-10')).fault?.code).toBe('FORBIDDEN');
    expect((await door.extend(app.as(ada), first.postId, '2099-08-10')).fault?.code).toBe('BAD_USER_INPUT');
    await expectCountersHold(app);
  });

  test('gets new dates that share the plan of the last one, and nothing of its day', async () => {
    const [first] = await make(door);
    const last = (await datesOf(first.postId)).at(-1)?.postId ?? '';
    await door.join(app.as(ben), first.postId);
    await app.moment(ben, { id: last });
    await app.as(carl).put(`/api/rides/${last}/maybe`, {});
    await app.as(ada).put(`/api/rides/${last}/call-off`, { reason: 'Ice' });
    await app.run('update ride_participant set is_here = true where post_id = $1', last);
    await app.run(
      `update ride set pace = 'Easy', duration = '2h', elevation = 9, difficulty = 'easy', surface = 'paved', no_drop = true, needs_lights = true,
         pace_min = 10, pace_max = 12, places = 9, leader_note = 'Bring tubes', thanked_at = now(), known_until = now(), known_start = now(), known_end = now(), replanned_at = now() where id = $1`,
      last,
    );
    expect((await door.extend(app.as(ada), first.postId, '2086-07-03')).fault).toBeNull();
    const rows = await app.run<{ row: Record<string, unknown> }>(
      'select to_jsonb(r) as row from ride r order by series_date desc limit 2',
    );
    const [added = {}, copied = {}] = rows.map(({ row }) => row);
    const naming = new UnderscoreNamingStrategy();
    const shared = sharedFacts.map((name) => naming.propertyToColumnName(name));
    for (const column of shared) expect([column, added[column]]).toEqual([column, copied[column]]);
    const counts = { participant_count: 2, here_count: 0, moment_count: 0, maybe_count: 0, sequence: 0 };
    const unset = 'leader_note thanked_at known_until known_start known_end replanned_at called_off_at'.split(' ');
    expect(added).toMatchObject({ ...counts, ...Object.fromEntries(unset.map((column) => [column, null])) });
    // Every column of the day differs, so that none is copied. The last date has no pace group, no queue and no route.
    const same = Object.keys(added).filter((column) => added[column] === copied[column] && !shared.includes(column));
    expect(same.sort()).toEqual(['pace_group_count', 'participant_count', 'waiting_count']);
    await expectCountersHold(app);
  });

  test('changes from a date on, and tells each participant once', async () => {
    const [first, second, third, fourth] = await make(door);
    await door.join(app.as(ben), first.postId);
    await app.as(carl).post(`/api/rides/${first.postId}/join`);
    // A date with an earlier start keeps it when only the place changes.
    const early = { ...rideData, date: '2086-06-18', time: '17:30' };
    expect(await door.update(app.as(ada), third?.postId ?? '', { rideData: early })).toBeNull();
    await app.run('update notification set read_at = now() where read_at is null');
    const elsewhere = { ...rideData, date: '2086-06-11', location: 'Old Pump' };
    expect(
      await door.update(app.as(ada), second?.postId ?? '', { content: 'New', rideData: elsewhere, laterDates: true }),
    ).toBeNull();
    const rows = await app.run<{ content: string; location: string; time: string }>(
      `select p.content, r.location, to_char(r.time, 'HH24:MI') as time from ride r join post p on p.id = r.id order by r.starts_at`,
    );
    expect(rows).toEqual([
      { content: 'Loop', location: 'Mill Square', time: '18:30' },
      { content: 'New', location: 'Old Pump', time: '18:30' },
      { content: 'New', location: 'Old Pump', time: '17:30' },
      { content: 'New', location: 'Old Pump', time: '18:30' },
    ]);
    const told = await app.run<{ user_id: string; post_id: string; later: boolean }>(
      `select user_id, post_id, (plan_after ->> 'laterDates')::boolean as later from notification where read_at is null`,
    );
    expect(told).toEqual([{ user_id: ben.id, post_id: second?.postId, later: true }]);
    expect(fourth?.date).toBe('2086-06-25');
  });
});

test('a weekly series moves to another day from a date on, and its new dates follow', async () => {
  const [first, second] = await make();
  const onThursday = { ...rideData, date: '2086-06-13', time: '19:00' };
  expect(
    await graphql.update(app.as(ada), second?.postId ?? '', { rideData: onThursday, laterDates: true }),
  ).toBeNull();
  const moved = ['2086-06-04 18:30', '2086-06-13 19:00', '2086-06-20 19:00', '2086-06-27 19:00'];
  expect((await datesOf(first.postId)).map(dayOf)).toEqual(moved);
  const { rule, dates } = await graphql.extend(app.as(ada), first.postId, '2086-07-05');
  expect([rule, dates?.map(dayOf)]).toEqual(['FREQ=WEEKLY;BYDAY=TH;UNTIL=20860705', [...moved, '2086-07-04 19:00']]);

  const monthly = await make(graphql, { rideData, repeats: 'FREQ=MONTHLY;BYDAY=1TU;COUNT=3' });
  const fault = await graphql.update(app.as(ada), monthly[0].postId, {
    rideData: { ...rideData, date: '2086-06-05' },
    laterDates: true,
  });
  expect(fault?.message).toBe('A monthly series keeps its weekday: move its dates one by one');
});

test('a series stays in the years 1900 to 2999', async () => {
  const [first] = await make();
  const moveTo = (date: string, laterDates = false) =>
    graphql.update(app.as(ada), first.postId, { rideData: { ...rideData, date }, laterDates });
  expect(await moveTo('1900-01-01')).toBeNull();
  const fault = { code: 'BAD_USER_INPUT', message: 'The dates of a series are in the years 1900 to 2999' };
  for (const far of ['2999-12-31', '2990-01-01']) expect(await moveTo(far, true)).toMatchObject(fault);
});

test('later dates need a series', async () => {
  const { id } = await graphql.create(app.as(ada), { rideData });
  expect((await graphql.update(app.as(ada), id, { content: 'New', laterDates: true }))?.code).toBe('BAD_USER_INPUT');
  expect((await graphql.join(app.as(ben), id))?.message).toBe('This ride does not repeat');
  expect((await graphql.create(app.as(ada), { ...tuesdays, rideData: undefined })).fault?.message).toBe(
    'Only a ride repeats',
  );
});

test('feeds, profiles, the search and the public lists show the next date alone; lists of rides show each', async () => {
  const club = await app.group('Club', ada);
  await app.follow(ben, ada);
  const [first, second, third] = await make(graphql, { ...tuesdays, groupId: club.id });
  const idsIn = async (query: string): Promise<string[]> => {
    const { data, error } = await app.as(ben).query(`{ parent: ${query} }`);
    expect(error).toBeNull();
    return data.parent.list.nodes.map(({ id }: { id: string }) => id);
  };
  const listsOf = async () => [
    await feedOf(null),
    await feedOf(ben, ', scope: FOLLOWING'),
    await feedOf(ada, ', scope: FOLLOWING'),
    await feedOf(ben, `, groupId: "${club.id}"`),
    await idsIn(`user(username: "ada") { list: posts(first: 50) { nodes { id } } }`),
    await idsIn(`user(username: "ada") { list: posts(first: 50, kind: RIDE) { nodes { id } } }`),
    await idsIn('search(query: "Loop", first: 50) { list: posts { nodes { id } } }'),
  ];
  expect(await listsOf()).toEqual(Array.from({ length: 7 }, () => [first.postId]));
  const sitemap = await (await fetch(`${app.url}/sitemap.xml`)).text();
  expect([sitemap.includes(first.postId), sitemap.includes(second?.postId ?? '')]).toEqual([true, false]);
  const { data } = await app.as(ben).query('{ rides(first: 50) { nodes { id } } }');
  expect(data.rides.nodes).toHaveLength(4);
  // The turn of a date comes when the date before it starts, or is deleted.
  const turns = await app.run<{ id: string; isDue: boolean }>(
    `select p.id, p.created_at = lag(r.starts_at) over (order by r.starts_at) as "isDue" from ride r join post p on p.id = r.id order by r.starts_at`,
  );
  expect(turns.map(({ isDue }) => isDue)).toEqual([null, true, true, true]);
  await app.as(ada).delete(`/api/posts/${first.postId}`);
  expect(await listsOf()).toEqual(Array.from({ length: 7 }, () => [second?.postId]));
  const later = { ...rideData, date: '2086-06-20' };
  await graphql.update(app.as(ada), second?.postId ?? '', { rideData: later });
  // The third date is now the first by its start, so that its turn has come.
  expect(await feedOf(null)).toEqual([third?.postId, second?.postId]);
});

test('members see the dates that they may read, and join those', async () => {
  const club = await app.group('Club', ada, ben);
  const [first, second] = await make(graphql, { ...tuesdays, groupId: club.id });
  const onlyClub = { ...rideData, date: second?.date, visibility: 'GROUP' };
  await graphql.update(app.as(ada), second?.postId ?? '', { rideData: onlyClub });
  expect(await datesOf(first.postId, ben)).toHaveLength(4);
  expect(await datesOf(first.postId, carl)).toHaveLength(3);
  await graphql.join(app.as(carl), first.postId);
  expect(await app.run('select post_id from ride_participant where user_id = $1', carl.id)).toHaveLength(3);
  expect((await graphql.join(app.as(carl), second?.postId ?? ''))?.code).toBe('NOT_FOUND');
  expect((await graphql.join(app.as(null), first.postId))?.code).toBe('UNAUTHENTICATED');
  // A block ends the membership, so that new dates do not bring it back.
  await app.as(ada).post(`/api/users/${carl.id}/block`);
  expect(await app.run('select series_id from ride_series_member where user_id = $1', carl.id)).toEqual([]);
});

test('the same creation twice makes one series', async () => {
  const id = newId();
  const answers = await Promise.all([1, 2].map(() => graphql.create(app.as(ada), { ...tuesdays, id })));
  expect(answers.map(({ fault }) => fault)).toEqual([null, null]);
  expect(await app.run('select id from ride')).toHaveLength(4);
  expect(await app.run('select id from ride_series')).toHaveLength(1);
});

describe('the wall clock stays over both changes of the clocks', () => {
  test.each([
    ['Europe/Berlin', ['16:30', '17:30']],
    ['America/New_York', ['22:30', '23:30']],
    ['Australia/Sydney', ['07:30', '08:30']],
  ])('in %s, as an independent parser of the calendar reads it too', async (timeZone, hours) => {
    const repeats = 'FREQ=WEEKLY;BYDAY=TU;COUNT=52';
    const dates = await make(graphql, { rideData: { ...rideData, date: '2086-01-01', timeZone }, repeats });
    expect(new Set(dates.map(({ time }) => time))).toEqual(new Set(['18:30']));
    await graphql.join(app.as(ben), dates[0].postId);
    const { events } = await readLink(app, (await linkTo(app, ben)).path);
    expect(events.map(({ startDate }) => startDate.toString()).sort()).toEqual(
      dates.map(({ date }) => `${date}T18:30:00`),
    );
    const utc = new Set(events.map(({ startDate }) => startDate.toJSDate().toISOString().slice(11, 16)));
    expect([...utc].sort()).toEqual(hours);
  });
});

test('the export of a member has the series that they lead and join', async () => {
  const [first] = await make();
  await graphql.join(app.as(ben), first.postId);
  const exportOf = async (member: Member) => (await app.as(member).get(`/api/users/${member.id}/export`)).body;
  const { rideSeries, joinedSeries } = await exportOf(ada);
  expect(rideSeries).toEqual([expect.objectContaining({ rule: tuesdays.repeats, startsOn: start, time: '18:30' })]);
  expect([joinedSeries.length, (await exportOf(ben)).joinedSeries]).toEqual([
    1,
    [expect.objectContaining({ rule: tuesdays.repeats })],
  ]);
  await app.run(`update post set privacy = 'private'`);
  expect((await exportOf(ben)).joinedSeries).toEqual([expect.objectContaining({ rule: null })]);
});
