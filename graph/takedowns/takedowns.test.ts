import { beforeEach, describe, expect, test } from 'vitest';
import { collectPictures } from '../app/upkeep/collectPictures.ts';
import type { OperatorContext } from '../context.ts';
import { newId } from '../platform/lib/ids.ts';
import { expectCountersHold } from '../test/expectCountersHold.ts';
import type { Made, Member } from '../test/factories.ts';
import { nobodysId } from '../test/hostile.ts';
import { pictureStored } from '../test/pictures.ts';
import { makeZone, rideOn, routeOf } from '../test/routeDoors.ts';
import { makeTrack } from '../test/tracks.ts';
import { showPicture, unshownPathOf } from '../test/uploads.ts';
import { useApp } from '../test/useApp.ts';
import { forgetTakedowns } from './forgetTakedowns.ts';
import { restoreTakedown } from './takedownAnswers.ts';
import { takeDown } from './takedowns.ts';
import type { RowKind } from './takedownTargets.ts';

const app = useApp();
let ada: Member;
let ben: Member;
let cleo: Member;
let ride: Made;
let comment: Made;
let reply: Made;
let moment: Made;

const operator = (): OperatorContext => {
  const { orm, sql, services } = app.backend;
  const reader = { viewer: null, sql, now: new Date() };
  const load = services.makeLoaders(reader);
  return { ...reader, load, services, em: orm.em.fork(), operatorName: 'hanna' } as unknown as OperatorContext;
};

const grounds = { reason: 'harassment', words: 'It threatens a rider.' };
const remove = async (kind: RowKind, { id }: Made) => (await takeDown(operator(), kind, id, grounds)).takedown;
const restore = (id: string) => restoreTakedown(operator(), id, null);

beforeEach(async () => {
  const emptied = ['moment', 'post', '"group"', 'takedown', 'media', '"user"'];
  for (const table of [...emptied, 'gone_id', 'removal', 'calendar_cancellation', 'media_check'])
    await app.run(`delete from ${table}`);
  ({ ada, ben, cleo } = await app.cast('ada', 'ben', 'cleo'));
  ride = await app.ride(ada, { date: '2087-01-01', content: 'Night sprint on the ring road' });
  await app.participate(ride, ben);
  comment = await app.comment(ben, ride, { content: 'Count me in' });
  reply = await app.comment(cleo, ride, { content: 'Me too', parent: comment });
  await app.comment(ada, ride, { content: 'Good' });
  moment = await app.moment(ben, ride, { description: 'The bridge' });
  await app.as(ben).post('/api/likes/toggle', { postId: ride.id });
  await app.as(cleo).query(`mutation { setRideSaved(postId: "${ride.id}", saved: true) { viewer { id } } }`);
});

const tables = [
  'user',
  'post',
  'ride',
  'comment',
  'moment',
  'post_like',
  'ride_participant',
  'saved_ride',
  'notification',
  'group',
  'group_member',
];

/** The rows of the tables above, except what a restore must change. */
async function contents(): Promise<string[]> {
  const rows = tables.map((table) =>
    app.run<{ row: string }>(
      `select '${table} ' || (to_jsonb(t) - 'sequence' - 'changed_at' - 'search' - 'start_moved_at')::text as row from "${table}" t
       ${table === 'notification' ? `where kind not in ('removed', 'decided', 'rideDeleted')` : ''} order by 1`,
    ),
  );
  return (await Promise.all(rows)).flat().map(({ row }) => row);
}

const countOf = async (table: string) => (await app.run(`select from "${table}"`)).length;

describe('a removal', () => {
  test('of a ride takes everything under it out of all tables, and a restore brings exactly that back', async () => {
    const before = await contents();
    const { id } = await remove('post', ride);
    for (const table of ['post', 'ride', 'comment', 'moment', 'post_like', 'ride_participant', 'saved_ride'])
      expect([table, await countOf(table)]).toEqual([table, 0]);
    await expectCountersHold(app);
    for (const member of [ada, ben, null]) expect((await app.as(member).get(`/api/posts/${ride.id}`)).status).toBe(404);
    await restore(id);
    expect(await contents()).toEqual(before);
    await expectCountersHold(app);
    expect(await countOf('takedown_row')).toBe(0);
    const found = await app.as(cleo).query(`{ search(query: "sprint") { posts { nodes { id } } } }`);
    expect(JSON.stringify(found)).toContain(ride.id);
  });

  test.each(['comment', 'moment'] as const)('of a %s leaves the rest, and comes back', async (kind) => {
    const before = await contents();
    const { id } = await remove(kind, kind === 'comment' ? comment : moment);
    expect(await countOf('post')).toBe(1);
    expect([await countOf('comment'), await countOf('moment')]).toEqual(kind === 'comment' ? [1, 1] : [3, 0]);
    await expectCountersHold(app);
    await restore(id);
    expect(await contents()).toEqual(before);
    await expectCountersHold(app);
  });

  test('of a group hides it with its posts, and comes back', async () => {
    const group = await app.group('Sprinters', ada, ben);
    const post = await app.post(ada, { privacy: 'group', groupId: group.id });
    await app.comment(ben, post);
    const before = await contents();
    const { id } = await remove('group', group);
    expect([await countOf('group'), await countOf('group_member'), await countOf('post')]).toEqual([0, 0, 1]);
    await expectCountersHold(app);
    await restore(id);
    expect(await contents()).toEqual(before);
    await expectCountersHold(app);
  });

  test('says nothing of a removed ride to its participants but that it is off', async () => {
    const { id } = await remove('post', ride);
    const [told] = await app.run<{ row: string }>(
      `select to_jsonb(n)::text as row from notification n where kind = 'rideDeleted' and user_id = $1`,
      ben.id,
    );
    expect(told?.row).toContain('A ride that the operator removed');
    expect(told?.row).not.toMatch(/sprint|Mill Square/);
    expect(JSON.parse(told?.row ?? '')).toMatchObject({ actor_id: null, plan_after: { date: '2087-01-01' } });
    await restore(id);
    expect(await app.run(`select from notification where kind = 'rideDeleted'`)).toEqual([]);
  });

  test('reaches calendars as a cancellation, and the restore as a later version', async () => {
    const { id } = await remove('post', ride);
    const [cancelled] = await app.run<{ sequence: number }>('select sequence from calendar_cancellation');
    await restore(id);
    expect(await app.run('select from calendar_cancellation')).toEqual([]);
    const [back] = await app.run<{ sequence: number }>('select sequence from ride');
    expect(back?.sequence).toBeGreaterThan(cancelled?.sequence ?? 0);
  });

  test('leaves the id to nobody, and the restore gives it back', async () => {
    const again = () => app.as(ada).post('/api/posts', { id: ride.id, content: 'Mine' });
    const { id } = await remove('post', ride);
    expect((await again()).status).toBe(409);
    await app.run('delete from gone_id');
    await app.run(`insert into post (id, author_id, content) values ($1, $2, 'Mine')`, ride.id, ada.id);
    await expect(restore(id)).rejects.toThrow(/^It cannot come back/);
    await app.run('delete from post');
    await restore(id);
    const { data } = await app.as(null).query(`{ node(id: "${ride.id}") { id } }`);
    expect(data.node).toEqual({ id: ride.id });
  });

  test('of unknown content, for an unknown reason or without words is refused, and logged by nobody', async () => {
    await expect(remove('post', { id: nobodysId })).rejects.toThrow('Content not found');
    for (const [wrong, message] of [
      [{ reason: 'dull' }, /^reason must be one of spam, /],
      [{ words: ' ' }, 'words must have 1 to 1000 characters'],
      [{ words: 'x'.repeat(1001) }, 'words must have 1 to 1000 characters'],
    ] as const)
      await expect(takeDown(operator(), 'post', ride.id, { ...grounds, ...wrong })).rejects.toThrow(message);
    expect(await app.run('select from takedown')).toEqual([]);
  });

  test('by two operators at once happens once', async () => {
    const outcomes = await Promise.allSettled([remove('post', ride), remove('post', ride), remove('comment', comment)]);
    expect(await app.run(`select from takedown where kind = 'post'`)).toHaveLength(1);
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1);
    await expectCountersHold(app);
  });
});

describe('a restore', () => {
  test('leaves out what members who are gone have written', async () => {
    const { id } = await remove('post', ride);
    await app.run('delete from "user" where id = $1', ben.id);
    expect(await app.run(`select from takedown_row where owner_id = $1`, ben.id)).toEqual([]);
    await restore(id);
    expect(await app.run('select author_id from comment')).toEqual([{ author_id: ada.id }]);
    expect(await countOf('moment')).toBe(0);
    await expectCountersHold(app);
  });

  test('fails when what it belongs to is gone', async () => {
    const removed = await remove('comment', reply);
    await app.as(ben).delete(`/api/comments/${comment.id}`);
    await expect(restore(removed.id)).rejects.toThrow(/^It cannot come back/);
    expect(await app.run('select decision from takedown')).toEqual([{ decision: null }]);
  });

  test('hides points in a privacy zone that is newer than the removal', async () => {
    const place = { lat: 52.5, lng: 13.4 };
    await app.run('update moment set lat = $2, lng = $3 where id = $1', moment.id, place.lat, place.lng);
    const { id } = await remove('post', ride);
    await makeZone(app, ben, { ...place, radius: 0.5 });
    await restore(id);
    const query = `{ node(id: "${moment.id}") { ... on Moment { location { lat } } } }`;
    expect((await app.as(cleo).query(query)).data.node.location).toBeNull();
  });

  test('happens once', async () => {
    const { id } = await remove('post', ride);
    const outcomes = await Promise.allSettled([restore(id), restore(id)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(restore(id)).rejects.toThrow('It is restored already');
    await expect(restore('x')).rejects.toThrow('Takedown not found');
  });
});

describe('pictures of removed content', () => {
  const day = 24 * 60 * 60 * 1000;
  const statusFor = async (member: Member | null, path: string) => {
    const headers = member ? { authorization: `Bearer ${await app.tokenOf(member)}` } : undefined;
    return (await fetch(`${app.url}${path}.webp`, headers && { headers })).status;
  };

  test('are served to nobody, stay for a restore, and are deleted once the removal is final', async () => {
    const path = await unshownPathOf(app, ada, await pictureStored().png().toBuffer());
    await showPicture(app, path, ride);
    const { id } = await remove('post', ride);
    expect([await statusFor(null, path), await statusFor(ada, path)]).toEqual([404, 404]);
    await collectPictures(app.backend, new Date(Date.now() + 2 * day));
    await restore(id);
    expect(await statusFor(null, path)).toBe(200);
    await remove('post', ride);
    expect(await forgetTakedowns(app.backend.orm.em, new Date(Date.now() + 29 * day))).toBe(0);
    // The restored one loses its excerpt too.
    expect(await forgetTakedowns(app.backend.orm.em, new Date(Date.now() + 31 * day))).toBe(2);
    await collectPictures(app.backend, new Date(Date.now() + 2 * day));
    expect(await app.run('select from media')).toEqual([]);
  });

  test('are served while other content shows them', async () => {
    const path = await unshownPathOf(app, ada, await pictureStored().resize(90).png().toBuffer());
    await showPicture(app, path, ride);
    await showPicture(app, path, await app.post(ada));
    await remove('post', ride);
    expect(await statusFor(null, path)).toBe(200);
  });
});

describe('after 30 days', () => {
  const month = () => new Date(Date.now() + 31 * 24 * 60 * 60 * 1000);
  const forget = () => forgetTakedowns(app.backend.orm.em, month());

  test('removed content is gone for good, and the statement stays without the text', async () => {
    const { id } = await remove('post', ride);
    expect(await forget()).toBe(1);
    expect(await countOf('takedown_row')).toBe(0);
    await expect(restore(id)).rejects.toThrow('It was deleted for good');
    expect(await app.run('select kind, excerpt, words from takedown')).toEqual([
      { kind: 'post', excerpt: null, words: grounds.words },
    ]);
    expect(await forget()).toBe(0);
  });

  test('it stays while an appeal waits', async () => {
    const { id } = await remove('post', ride);
    await app.run(`update takedown set appeal = 'Please', appealed_at = now() where id = $1`, id);
    expect(await forget()).toBe(0);
    await restore(id);
    expect(await countOf('post')).toBe(1);
  });

  test('a removal of another kind of id is not touched', async () => {
    await app.run(
      `insert into takedown (id, kind, author_id, reason, words, created_at) values ($1, 'warning', $2, 'other', 'Slow down', now())`,
      newId(),
      ada.id,
    );
    await forget();
    expect(await app.run('select words from takedown')).toEqual([{ words: 'Slow down' }]);
  });
});

const track = (lat: number) =>
  makeTrack({ lat, lng: 13, step: 50, steps: 100, heading: () => 0, hills: 0, height: 0 }).points;

test('the route of a removed ride is kept for its return, however long nobody has seen it', async () => {
  const routeId = await routeOf(app, ada, track(52));
  const routed = await rideOn(app, ada, routeId);
  const { id } = await remove('post', routed);
  await app.run(`update route set used_at = now() - interval '2 days'`);
  // Each upload deletes the unused routes of its member.
  const unused = await routeOf(app, ada, track(53));
  await app.run(`update route set used_at = now() - interval '2 days'`);
  await routeOf(app, ada, track(54));
  await restore(id);
  expect(await app.run('select route_id from ride where id = $1', routed.id)).toEqual([{ route_id: routeId }]);
  expect(await app.run('select from route where id = $1', unused)).toEqual([]);
});
