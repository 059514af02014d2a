import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { doors } from '../platform/limits/doors.ts';
import type { Made, Member } from '../test/factories.ts';
import { pictureStored } from '../test/pictures.ts';
import { bareRide } from '../test/rideDoors.ts';
import { rideOn, routeOf, uploadRoute } from '../test/routeDoors.ts';
import { type SeriesDoor, seriesDoors } from '../test/seriesDoors.ts';
import { gpxFile, makeTrack } from '../test/tracks.ts';
import { mediaPathOf, uploadBytes } from '../test/uploads.ts';
import { useApp } from '../test/useApp.ts';

const track = makeTrack({ lat: 52, lng: 13, step: 20, steps: 30, heading: () => 0, hills: 0, height: 0 });

const app = useApp();
const [, door] = seriesDoors as [SeriesDoor, SeriesDoor];
let ada: Member;
let ride: Made;
let picture: string;
let calendar: string;
beforeAll(async () => {
  ada = await app.member('ada');
  ride = await rideOn(app, ada, await routeOf(app, ada, track.points));
  picture = await mediaPathOf(app, ada, await pictureStored().png().toBuffer());
  const document = 'mutation { createCalendarFeed(input: { kind: EVENTS }) { path } }';
  calendar = (await app.as(ada).query(document)).data.createCalendarFeed.path;
});

const address = '127.0.0.1';
const load = async (path: string) => void (await (await fetch(app.url + path)).arrayBuffer());

/** The points that a call takes from the caller's buckets, as `bucket × points`. */
async function paidFor(caller: string, call: () => Promise<unknown>): Promise<string[]> {
  const paying = vi.spyOn(app.backend.services.limiter, 'consume');
  try {
    await call();
    for (const [, key] of paying.mock.calls) expect(key).toBe(caller);
    return paying.mock.calls.map(([bucket, , points = 1]) => `${bucket} × ${points}`);
  } finally {
    paying.mockRestore();
  }
}

const once = ({ price }: (typeof doors)[keyof typeof doors]) => `${price?.bucket} × 1`;
const aRead = once(doors.request);

test('each door takes its price from its bucket, and from nobody else’s', async () => {
  const visitor = app.as(null);
  const member = app.as(ada);
  const png = await pictureStored(6).png().toBuffer();
  const file = gpxFile(track.points);
  expect(await paidFor(address, () => visitor.query('{ feed { nodes { id } } }'))).toEqual([aRead]);
  expect(await paidFor(address, () => visitor.query('{ search(query: "x") { posts { nodes { id } } } }'))).toEqual([
    aRead,
  ]);
  expect(await paidFor(ada.id, () => member.get('/api/posts/feed'))).toEqual([aRead]);
  expect(await paidFor(ada.id, () => member.post('/api/posts', { content: 'Out' }))).toEqual([
    'writes × 1',
    once(doors.text),
  ]);
  expect(await paidFor(ada.id, () => uploadBytes(app, ada, png))).toEqual(['writes × 1', once(doors.upload)]);
  expect(await paidFor(ada.id, () => uploadRoute(app, ada, file))).toEqual(['writes × 1', once(doors.upload)]);
  const input = '{ label: "Home", lat: 52, lng: 13, radius: 0.4 }';
  const addZone = () => member.query(`mutation { createPrivacyZone(input: ${input}) { privacyZone { id } } }`);
  expect(await paidFor(ada.id, addZone)).toEqual([aRead, 'writes × 1', once(doors.cut)]);
  const path = `/api/rides/${ride.id}/route.gpx`;
  expect(await paidFor(ada.id, () => member.get(path))).toEqual([once(doors.download)]);
  expect(await paidFor(ada.id, () => member.get(`/api/users/${ada.id}/export`))).toEqual([aRead, once(doors.export)]);
  expect(await paidFor(address, () => load(`${picture}/64.jpg`))).toEqual([once(doors.rendition)]);
  expect(await paidFor(address, () => load(`${picture}/64.jpg`))).toEqual([]);
  expect(await paidFor(address, () => load(`/preview/${ride.id}.png`))).toEqual([once(doors.preview)]);
  expect(await paidFor(address, () => load(calendar))).toEqual([once(doors.calendar)]);
  expect(await paidFor(address, () => load('/sitemap.xml'))).toEqual([once(doors.sitemap)]);
});

test('a change of privacy zones costs an upload for each 1,000 moments with a point, besides its routes', async () => {
  const ben = await app.member('ben');
  await app.run(
    `insert into moment (id, post_id, author_id, lat, lng, timestamp) select gen_random_uuid(), $1, $2, 10, 10, now() from generate_series(1, 1001)`,
    ride.id,
    ben.id,
  );
  const input = '{ label: "Home", lat: 52, lng: 13, radius: 0.4 }';
  const addZone = () => app.as(ben).query(`mutation { createPrivacyZone(input: ${input}) { privacyZone { id } } }`);
  expect(await paidFor(ben.id, addZone)).toContain('uploads × 2');
  await app.run('delete from "user" where id = $1', ben.id);
});

test.each(['/schema.graphql', '/developers', '/developers/changelog', '/api', '/api/openapi.json'])(
  'the manual %s costs a read of the caller’s address',
  async (path) => expect(await paidFor(address, () => load(path))).toEqual([aRead]),
);

test('a subscription costs its connection, itself and each event that it replays', async () => {
  const since = new Date(Date.now() - 60_000).toISOString();
  const posts = await app.run('select from post');
  const follow = async () => {
    const client = await app.live(null);
    await client.follow(`subscription { feedActivity(since: "${since}") { kind } }`);
    await client.dispose();
  };
  const [connection, subscription, replay] = [doors.connection, doors.subscription, doors.replay];
  expect(await paidFor(address, follow)).toEqual([
    once(connection),
    once(subscription),
    `${replay.price.bucket} × ${posts.length}`,
  ]);
});

describe('a replay', () => {
  const since = new Date(Date.now() - 60_000).toISOString();
  let members: Record<'ben' | 'cleo' | 'dan', Member>;
  beforeEach(async () => {
    members = await app.cast('ben', 'cleo', 'dan');
  });
  afterEach(() => app.run('delete from "user" where id <> $1', ada.id));

  /** The reads that Cleo pays for a replay of a field of a subscription. */
  async function pay(field: string): Promise<number> {
    const paying = vi.spyOn(app.backend.services.limiter, 'consume');
    const client = await app.live(members.cleo);
    await client.follow(`subscription { ${field}(postId: "${ride.id}", since: "${since}") { kind } }`);
    await client.dispose();
    const paid = paying.mock.calls.filter(([, key]) => key === members.cleo.id);
    paying.mockRestore();
    return paid.reduce((sum, [, , points = 1]) => sum + points, 0);
  }

  test.each([
    ['a post', 'postActivity', (author: Member) => app.comment(author, ride)],
    ['a ride', 'rideActivity', (author: Member) => app.moment(author, ride)],
  ])('of %s costs nothing for acts that are hidden from the viewer', async (_what, field, act) => {
    const { ben, cleo, dan } = members;
    await act(dan);
    const before = await pay(field);
    await app.mute(cleo, ben);
    for (let count = 0; count < 3; count += 1) await act(ben);
    expect(await pay(field)).toBe(before);
    await act(dan);
    expect(await pay(field)).toBe(before + 1);
  });

  test('costs nothing for deletions by members who are hidden from the viewer', async () => {
    const { ben, cleo, dan } = members;
    const remove = async (author: Member) => {
      const { id } = await app.comment(author, ride);
      expect((await app.as(author).delete(`/api/comments/${id}`)).status).toBe(200);
    };
    await remove(dan);
    const before = await pay('postActivity');
    await app.mute(cleo, ben);
    await remove(ben);
    expect(await pay('postActivity')).toBe(before);
    await remove(dan);
    expect(await pay('postActivity')).toBe(before + 1);
  });
});

test('a series costs a text for each 10 dates that are written, and a write for each 10 that are joined or left', async () => {
  const member = app.as(ada);
  const rideData = { ...bareRide, date: '2086-06-04', time: '18:30', timeZone: 'Europe/Berlin' };
  let id = '';
  const create = async () => {
    id = (await door.create(member, { rideData, repeats: 'FREQ=WEEKLY;BYDAY=TU;COUNT=31' })).id;
  };
  expect(await paidFor(ada.id, create)).toEqual(['writes × 1', 'texts × 4']);
  // 11 weeks.
  expect(await paidFor(ada.id, () => door.extend(member, id, '2087-03-25'))).toContain('texts × 2');
  expect(await paidFor(ada.id, () => door.extend(member, id, '2087-03-25'))).toContain('texts × 1');
  const edit = { content: 'Shorter', laterDates: true };
  expect(await paidFor(ada.id, () => door.update(member, id, edit))).toEqual(['writes × 1', 'texts × 5']);
  const one = { content: 'This one' };
  expect(await paidFor(ada.id, () => door.update(member, id, one))).toEqual(['writes × 1']);
  const ben = await app.member('ben');
  const leave = () => app.as(ben).delete(`/api/rides/${id}/series/leave/${ben.id}`);
  for (const act of [() => app.as(ben).post(`/api/rides/${id}/series/join`, {}), leave])
    expect(await paidFor(ben.id, act)).toEqual(['writes × 1', 'writes × 4']);
});
