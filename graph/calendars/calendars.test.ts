import ICAL from 'ical.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { setSuspension } from '../auth/suspending.ts';
import { newId } from '../platform/lib/ids.ts';
import { bearing, makeAccessToken } from '../test/accessTokens.ts';
import { createLinkDocument, linkFields, linkTo, readLink } from '../test/calendars.ts';
import { type Made, type Member, password } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
let ben: Member;
let climbers: Made;
beforeEach(async () => {
  [ada, ben] = [await app.member(`ada_${newId().slice(-12)}`), await app.member(`ben_${newId().slice(-12)}`)];
  climbers = await app.group(`Climbers, "north"; \\ ${newId()}`, ada, ben);
});

const rotateDocument = `mutation ($id: ID!) { rotateCalendarFeed(feedId: $id) { ${linkFields} } }`;
const rotateByPasswordDocument = `mutation ($id: ID!, $currentPassword: String) {
  rotateCalendarFeed(feedId: $id, currentPassword: $currentPassword) { path } }`;
const revokeDocument = 'mutation ($id: ID!) { revokeCalendarFeed(feedId: $id) { revokedFeedId } }';
const listDocument = `query ($username: String!) { user(username: $username) {
  calendarFeeds { nodes { id kind lastReadAt group { id } } } } }`;

const get = (path: string, headers: Record<string, string> = {}) => fetch(app.url + path, { headers });

const titles = async (path: string) => (await readLink(app, path)).events.map(({ summary }) => summary);
const statusOf = (event: ICAL.Event | undefined) => event?.component.getFirstPropertyValue('status');

describe('a link', () => {
  test('is shown once, kept as a hash, and listed to its member alone', async () => {
    const { id, path } = await linkTo(app, ada);
    expect(path).toMatch(/^\/calendar\/[\w-]{43}\.ics$/);
    const list = async (viewer: Member | null) =>
      (await app.as(viewer).query(listDocument, { username: ada.username })).data.user.calendarFeeds;
    expect(await list(ada)).toEqual({ nodes: [{ id, kind: 'MY_RIDES', lastReadAt: null, group: null }] });
    expect([await list(ben), await list(null)]).toEqual([null, null]);
    const rows = JSON.stringify(await app.run('select * from calendar_feed where user_id = $1', ada.id));
    expect(rows).not.toContain(path.slice(10, 53));
    await get(path);
    expect((await list(ada)).nodes[0].lastReadAt).not.toBeNull();
  });

  test('is one for each calendar, and to what there is', async () => {
    const ask = async (input: object) => (await app.as(ada).query(createLinkDocument, { input })).error;
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask({ kind: 'EVENTS' })));
    expect(answers.filter((error) => error === null)).toHaveLength(1);
    expect(answers.find((error) => error)).toMatchObject({ code: 'CONFLICT' });
    expect(await ask({ kind: 'GROUP_RIDES', groupId: climbers.id })).toBeNull();
    for (const groupId of [undefined, 'nowhere', newId()])
      expect(await ask({ kind: 'GROUP_RIDES', groupId })).toMatchObject({ code: 'BAD_USER_INPUT', field: 'groupId' });
    expect(await ask({ kind: 'MY_RIDES', groupId: climbers.id })).toMatchObject({ field: 'groupId' });
  });

  test('gets a new address, and then the old one opens nothing; so it is once revoked', async () => {
    const { id, path } = await linkTo(app, ada);
    const { data } = await app.as(ada).query(rotateDocument, { id });
    const next = data.rotateCalendarFeed.path;
    expect(next).not.toBe(path);
    expect([(await get(path)).status, (await get(next)).status]).toEqual([404, 200]);
    expect((await app.as(ada).query(revokeDocument, { id })).data.revokeCalendarFeed.revokedFeedId).toBe(id);
    expect((await get(next)).status).toBe(404);
    for (const document of [rotateDocument, revokeDocument])
      expect((await app.as(ada).query(document, { id })).error).toMatchObject({
        code: 'NOT_FOUND',
        message: 'Calendar link not found',
      });
  });

  test('is changed by its member alone, by a session', async () => {
    const { id, path } = await linkTo(app, ada);
    const { secret } = await makeAccessToken(app.as(ada), { scope: 'WRITE' });
    const asked = [
      [createLinkDocument, { input: { kind: 'EVENTS' } }],
      [rotateDocument, { id }],
      [revokeDocument, { id }],
    ] as const;
    for (const [document, variables] of asked) {
      expect((await app.with(bearing(secret)).query(document, variables)).error?.code).toBe('FORBIDDEN');
      expect((await app.as(null).query(document, variables)).error?.code).toBe('UNAUTHENTICATED');
    }
    for (const document of [rotateDocument, revokeDocument])
      expect((await app.as(ben).query(document, { id })).error?.code).toBe('NOT_FOUND');
    expect((await get(path)).status).toBe(200);
  });

  test('is made and changed only with the password again where the sign-in is a while ago', async () => {
    const { id, path } = await linkTo(app, ada);
    const create = (currentPassword?: string) =>
      app.as(ada).query(createLinkDocument, { input: { kind: 'EVENTS', currentPassword } });
    const rotate = (currentPassword?: string) => app.as(ada).query(rotateByPasswordDocument, { id, currentPassword });
    await app.run(`update session set created_at = now() - interval '16 minutes' where user_id = $1`, ada.id);
    const fault = { code: 'BAD_USER_INPUT', field: 'currentPassword' };
    const message = 'You signed in more than 15 minutes ago: send your password as currentPassword';
    for (const ask of [create, rotate]) {
      expect((await ask()).error).toMatchObject({ ...fault, message });
      expect((await ask('wrong-one')).error).toMatchObject({ ...fault, message: 'The password is wrong' });
    }
    expect((await get(path)).status).toBe(200);
    expect(await app.run('select kind from calendar_feed where user_id = $1', ada.id)).toEqual([{ kind: 'rides' }]);
    for (const ask of [create, rotate]) expect((await ask(password)).error).toBeNull();
    expect((await get(path)).status).toBe(404);
  });

  test('opens nothing while its member is suspended, and ends by it', async () => {
    const { path } = await linkTo(app, ada);
    await app.run('update "user" set suspended_at = now() where id = $1', ada.id);
    expect((await get(path)).status).toBe(404);
    const reader = { em: app.backend.orm.em.fork(), now: new Date(), services: app.backend.services };
    expect(await setSuspension(reader, ada.id, 'shown')).toMatchObject({ revokedCalendarLinks: 1 });
    await setSuspension(reader, ada.id, 'none');
    expect((await get(path)).status).toBe(404);
  });

  test('opens nothing by a secret of the wrong shape', async () => {
    const unknown = await get(`/calendar/${'a'.repeat(43)}.ics`);
    const misshapen = await get('/calendar/x.ics');
    const told = await Promise.all([unknown, misshapen].map((answer) => answer.json()));
    expect(told.map(({ code }) => code)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  });
});

describe('my rides', () => {
  test('are those that one takes part in, told without anyone’s name', async () => {
    const mine = await app.ride(ben, { content: 'Tea; then, cake\nSecond line\r\nthird \\ line', date: '2087-06-01' });
    await app.participate(mine, ada);
    await app.ride(ben, { content: 'Another’s', date: '2087-06-02' });
    await app.ride(ada, { content: 'Long ago', date: '2020-06-02' });
    const { path } = await linkTo(app, ada);
    const { events, text } = await readLink(app, path);
    expect(events.map(({ summary }) => summary)).toEqual(['Tea; then, cake']);
    const [event] = events;
    expect(event?.uid).toBe(`${mine.id}@cycle-chat`);
    expect(event?.location).toBe('Mill Square');
    expect(event?.description).toContain('Tea; then, cake\nSecond line\nthird \\ line\n\nroad ride · 20 mi (32.2 km)');
    expect(event?.component.getFirstPropertyValue('url')).toBe(`${app.url}/post/${mine.id}`);
    expect(statusOf(event)).toBe('CONFIRMED');
    // An id can contain the letters of a name.
    for (const name of [ada.username, ben.username]) expect(text).not.toMatch(new RegExp(`\\b${name}\\b`));
  });

  test('say the beginning of a long text, which the post has whole', async () => {
    await app.ride(ada, { content: `Beginning ${'and on '.repeat(1000)}`, date: '2087-06-01' });
    const { path } = await linkTo(app, ada);
    const [event] = (await readLink(app, path)).events;
    expect(event?.description).toMatch(/^Beginning and on [^…]*…\n\nroad ride/);
    expect(event?.description.length).toBeLessThan(700);
  });

  test('are read anew each time: what is hidden, left or muted since is gone', async () => {
    const open = await app.ride(ben, { content: 'Open', date: '2087-06-01' });
    const inGroup = await app.ride(ben, {
      content: 'Group',
      date: '2087-06-02',
      privacy: 'group',
      groupId: climbers.id,
    });
    for (const ride of [open, inGroup]) await app.participate(ride, ada);
    const { path } = await linkTo(app, ada);
    expect(await titles(path)).toEqual(['Open', 'Group']);
    await app.run('delete from group_member where user_id = $1', ada.id);
    expect(await titles(path)).toEqual(['Open']);
    await app.run(`update post set privacy = 'private' where id = $1`, open.id);
    expect(await titles(path)).toEqual([]);
    await app.run(`update post set privacy = 'public' where id = $1`, open.id);
    await app.mute(ada, ben);
    expect(await titles(path)).toEqual([]);
  });

  test('keep their UID and raise their SEQUENCE by every edit that shows, and by no other', async () => {
    const ride = await app.ride(ada, { content: 'Loop', date: '2087-06-01' });
    const { path } = await linkTo(app, ada);
    const sequence = async () => (await readLink(app, path)).events.map(({ uid, sequence }) => [uid, sequence]);
    const uid = `${ride.id}@cycle-chat`;
    expect(await sequence()).toEqual([[uid, 0]]);
    const edit = (input: object) => app.as(ada).put(`/api/posts/${ride.id}`, input);
    expect(
      (await edit({ content: 'Loop', rideData: { distance: 20, date: '2087-06-01', time: '07:00' } })).status,
    ).toBe(200);
    expect(await sequence()).toEqual([[uid, 0]]);
    await edit({ content: 'Loop', rideData: { distance: 20, date: '2087-06-01', time: '08:00' } });
    expect(await sequence()).toEqual([[uid, 1]]);
    await edit({ content: 'Longer loop' });
    expect(await sequence()).toEqual([[uid, 2]]);
    await app.participate(ride, ben);
    await app.as(ben).post('/api/likes/toggle', { postId: ride.id });
    expect(await sequence()).toEqual([[uid, 2]]);
    await edit({ rideData: { distance: 20, date: '2087-06-01', time: '08:00', timeZone: 'Asia/Tokyo' } });
    expect(await sequence()).toEqual([[uid, 3]]);
  });

  test('are cancelled once deleted, without a word of what they said, for those who could read them', async () => {
    const ride = await app.ride(ada, {
      content: 'Secret café',
      date: '2087-06-01',
      privacy: 'group',
      groupId: climbers.id,
    });
    const cleo = await app.member(`cleo_${newId().slice(-12)}`);
    for (const rider of [ben, cleo]) await app.participate(ride, rider);
    const [ofBen, ofCleo] = [await linkTo(app, ben), await linkTo(app, cleo)];
    await app.as(ada).delete(`/api/posts/${ride.id}`);
    const { events, text } = await readLink(app, ofBen.path);
    expect(events.map(({ uid, sequence, summary }) => [uid, sequence, summary])).toEqual([
      [`${ride.id}@cycle-chat`, 1, 'Cancelled ride'],
    ]);
    expect(statusOf(events[0])).toBe('CANCELLED');
    expect(events[0]?.startDate.toJSDate().toISOString()).toBe('2087-06-01T07:00:00.000Z');
    expect(text).not.toContain('café');
    expect(await titles(ofCleo.path)).toEqual([]);
  });

  test('leave nothing behind of a member who is deleted', async () => {
    const ride = await app.ride(ada, { date: '2087-06-01' });
    await app.participate(ride, ben);
    await app.as(ada).delete(`/api/posts/${ride.id}`);
    const other = await app.ride(ben, { date: '2087-06-02' });
    await app.participate(other, ada);
    await app.run('delete from "user" where id = $1', ben.id);
    const rows = await app.run<{ participant_ids: string[] }>(
      'select participant_ids from calendar_cancellation where subject_id = any($1) order by starts_at',
      [ride.id, other.id],
    );
    expect(rows).toEqual([{ participant_ids: [ada.id] }, { participant_ids: [ada.id] }]);
  });
});

describe('the rides of a group', () => {
  test('are those that its member may read then, the cancelled ones among them', async () => {
    const toClimbers = { groupId: climbers.id };
    await app.ride(ben, { content: 'For all', date: '2087-06-01', ...toClimbers });
    const gone = await app.ride(ben, { content: 'For us', date: '2087-06-02', privacy: 'group', ...toClimbers });
    await app.ride(ben, { content: 'For me', date: '2087-06-03', privacy: 'private', ...toClimbers });
    await app.ride(ben, { content: 'Elsewhere', date: '2087-06-04' });
    const { path } = await linkTo(app, ada, { kind: 'GROUP_RIDES', ...toClimbers });
    expect(await titles(path)).toEqual(['For all', 'For us']);
    await app.as(ben).delete(`/api/posts/${gone.id}`);
    expect(await titles(path)).toEqual(['For all', 'Cancelled ride']);
    await app.run('delete from group_member where user_id = $1', ada.id);
    expect(await titles(path)).toEqual(['For all']);
    const { text } = await readLink(app, path);
    const name = new ICAL.Component(ICAL.parse(text)).getFirstPropertyValue('x-wr-calname');
    expect(name).toMatch(/^Climbers\\?, "north"/);
    await app.run('delete from "group" where id = $1', climbers.id);
    expect((await get(path)).status).toBe(404);
  });
});

test('a calendar has what is coming, however much is past or was cancelled', async () => {
  const toClimbers = { groupId: climbers.id };
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const past = await app.ride(ben, { content: 'Past', date: yesterday, ...toClimbers });
  await app.run(
    `with copy as (
       insert into post select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid()))).*
       from post p, generate_series(1, 1000) where p.id = $1 returning id
     ), ride_copy as (
       insert into ride select (jsonb_populate_record(r, jsonb_build_object('id', copy.id))).* from ride r, copy where r.id = $1
       returning id, starts_at, time_zone
     )
     insert into calendar_cancellation (subject_id, is_event, starts_at, time_zone, sequence, cancelled_at, privacy, group_id,
       author_id, participant_ids)
     select gen_random_uuid(), false, starts_at, time_zone, 1, now(), 'public', $2::uuid, $3::uuid, array[]::uuid[] from ride_copy`,
    past.id,
    climbers.id,
    ben.id,
  );
  await app.ride(ada, { content: 'Sunday', date: '2087-06-01', ...toClimbers });
  const off = await app.ride(ada, { content: 'Monday', date: '2087-06-02', ...toClimbers });
  await app.as(ada).delete(`/api/posts/${off.id}`);
  const { path } = await linkTo(app, ada, { kind: 'GROUP_RIDES', ...toClimbers });
  const { events } = await readLink(app, path);
  const coming = events.filter(({ startDate }) => startDate.toJSDate() > new Date());
  expect(coming.map(({ summary }) => summary)).toEqual(['Sunday', 'Cancelled ride']);
  expect(events).toHaveLength(2 + 100 + 100);
});

describe('events', () => {
  test('are all there are, with their ends, cancelled ones too', async () => {
    const event = await app.event({ title: 'Harbour loop', date: '2087-06-01', time: '18:00', durationMinutes: 90 });
    const { path } = await linkTo(app, ada, { kind: 'EVENTS' });
    const shown = (await readLink(app, path)).events.find(({ uid }) => uid.startsWith(event.id));
    expect([shown?.summary, shown?.sequence]).toEqual(['Harbour loop', 0]);
    expect(shown?.endDate.toJSDate().toISOString()).toBe('2087-06-01T19:30:00.000Z');
    await app.run(`update event set time = '19:00' where id = $1`, event.id);
    await app.run('update event set distance = 77 where id = $1', event.id);
    await app.run(`update event set time_zone = 'Asia/Tokyo' where id = $1`, event.id);
    await app.run('delete from event where id = $1', event.id);
    const after = (await readLink(app, path)).events.find(({ uid }) => uid.startsWith(event.id));
    expect([after?.summary, after?.sequence, statusOf(after)]).toEqual(['Cancelled event', 4, 'CANCELLED']);
  });
});
