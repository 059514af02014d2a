import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Made, Member } from '../test/factories.ts';
import { planRides } from '../test/planRides.ts';
import { rowsRead, runsOf } from '../test/plans.ts';
import { countSql } from '../test/sqlCounter.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let members: Record<'viewer' | 'priya' | 'rita' | 'carl' | 'gus' | 'una', Member>;
let shared: Made;
let ofPriya: Made;
beforeAll(async () => {
  members = await app.cast('viewer', 'priya', 'rita', 'carl', 'gus', 'una');
});
beforeEach(async () => {
  const { viewer, priya, rita, carl, gus } = members;
  for (const table of ['block', 'mute', 'follow', 'post', '"group"', 'account_deletion'])
    await app.run(`delete from ${table}`);
  await app.run('update "user" set suspended_at = null');
  await app.group('Climbers', viewer, gus, rita);
  shared = await app.ride(rita, { date: '2026-01-05' });
  await app.participate(shared, viewer);
  await app.follow(viewer, priya);
  ofPriya = await app.ride(priya, { date: '2026-01-06' });
  await app.participate(ofPriya, carl);
});

const document = `{ riderSuggestions { user { username viewerIsFollowing } reason companion { username } group { name } } }`;
interface Suggested {
  user: { username: string; viewerIsFollowing: boolean };
  reason: string;
  companion: { username: string } | null;
  group: { name: string } | null;
}
async function suggest(viewer: Member | null = members.viewer): Promise<string[]> {
  const { data, error } = await app.as(viewer).query(document);
  expect(error).toBeNull();
  return data.riderSuggestions.map(({ user, reason, companion, group }: Suggested) => {
    expect(user.viewerIsFollowing).toBe(false);
    return [user.username, reason, companion?.username ?? group?.name].filter(Boolean).join(' ');
  });
}
const all = ['rita RIDES_WITH_VIEWER', 'carl RIDES_WITH_FOLLOWED priya', 'gus SAME_GROUP Climbers'];
const without = (name: string) => all.filter((each) => !each.startsWith(name));

describe('suggested riders', () => {
  test('are those of common rides, of rides of the followed, and of common groups, each once with a reason', async () => {
    expect(await suggest()).toEqual(all);
    expect(await suggest(null)).toEqual([]);
    expect(await suggest(members.una)).toEqual([]);
  });

  test('have the most common rides first, then their names', async () => {
    const { viewer, carl, gus } = members;
    for (const day of ['2026-01-07', '2026-01-08']) {
      const ride = await app.ride(viewer, { date: day });
      await app.participate(ride, gus);
      if (day === '2026-01-08') await app.participate(ride, carl);
    }
    expect((await suggest()).map((each) => each.split(' ')[0])).toEqual(['gus', 'carl', 'rita']);
  });

  test('lack whom the viewer follows', async () => {
    await app.follow(members.viewer, members.gus);
    expect(await suggest()).toEqual(without('gus'));
  });

  test.each(['carl', 'gus'] as const)('lack %s where one of the two has blocked the other', async (name) => {
    const { viewer, [name]: other } = members;
    for (const pair of [
      [viewer, other],
      [other, viewer],
    ] as const) {
      await app.block(...pair);
      expect(await suggest()).toEqual(without(name));
      await app.run('delete from block');
    }
  });

  test.each(['carl', 'gus'] as const)('lack %s while the viewer mutes them', async (name) => {
    await app.mute(members.viewer, members[name]);
    expect(await suggest()).toEqual(without(name));
    await app.run(`update mute set ends_at = now() - interval '1 hour'`);
    expect(await suggest()).toEqual(all);
    await app.run('delete from mute');
  });

  test.each(['carl', 'gus'] as const)('do not show that %s has muted the viewer', async (name) => {
    await app.mute(members[name], members.viewer);
    expect(await suggest()).toEqual(all);
    await app.run('delete from mute');
  });

  test('lack the suspended and those whose account is being deleted', async () => {
    await app.run('update "user" set suspended_at = now() where id = $1', members.gus.id);
    expect(await suggest()).toEqual(without('gus'));
    await app.run('insert into account_deletion (user_id) values ($1)', members.rita.id);
    expect(await suggest()).toEqual(['carl RIDES_WITH_FOLLOWED priya']);
  });

  test.each(['mute', 'suspension'])('name no companion after a %s', async (what) => {
    if (what === 'mute') await app.mute(members.viewer, members.priya);
    else await app.run('update "user" set suspended_at = now() where id = $1', members.priya.id);
    expect(await suggest()).toEqual(without('carl'));
  });

  test('come of no private ride, not even of one’s own', async () => {
    await app.run(`update post set privacy = 'private' where id = any($1::uuid[])`, [shared.id, ofPriya.id]);
    expect(await suggest()).toEqual(['gus SAME_GROUP Climbers', 'rita SAME_GROUP Climbers']);
    const own = await app.ride(members.viewer, { date: '2026-01-09', privacy: 'private' });
    await app.participate(own, members.una);
    expect((await suggest()).join()).not.toContain('una');
  });

  test('come of the rides of a group only while the viewer belongs to it', async () => {
    const other = await app.group('Sprinters', members.priya);
    await app.run(`update post set privacy = 'group', group_id = $1 where id = $2`, other.id, ofPriya.id);
    expect(await suggest()).toEqual(without('carl'));
    await app.run('insert into group_member (group_id, user_id) values ($1, $2)', other.id, members.viewer.id);
    expect(await suggest()).toEqual(all);
  });

  test('do not change when a followed member adds rides that the viewer may not read', async () => {
    const { priya, una } = members;
    const closed = await app.group('Sprinters', priya, una);
    for (let index = 0; index < 5; index += 1) {
      await app.ride(priya, { date: '2026-01-12', privacy: 'private' });
      expect(await suggest()).toEqual(all);
    }
    for (let index = 0; index < 5; index += 1) {
      const ride = await app.ride(una, { date: '2026-01-13', privacy: 'group', groupId: closed.id });
      await app.participate(ride, priya);
    }
    expect(await suggest()).toEqual(all);
  });

  test('read few of the rides that the viewer may not read, however many a followed member has', async () => {
    const { viewer, priya } = members;
    await planRides(app, priya.id, 1_000);
    await app.run(
      `insert into ride_participant (post_id, user_id) select id, author_id from post where author_id = $1 and privacy = 'private'`,
      priya.id,
    );
    await app.run('vacuum analyze ride_participant');
    const runs = await runsOf(app, 'search.riders', () => suggest(viewer));
    expect(runs).toHaveLength(1);
    for (const run of runs) expect(await rowsRead(app, run, 'ride_participant')).toBeLessThanOrEqual(300);
  });

  test('do not change when many rides of the viewer become unreadable', async () => {
    const { viewer, una } = members;
    for (let index = 0; index < 50; index += 1) {
      const ride = await app.ride(una, { date: '2026-01-14' });
      await app.participate(ride, viewer);
    }
    expect(await suggest()).toContain('una RIDES_WITH_VIEWER');
    await app.block(una, viewer);
    expect(await suggest()).toEqual(all);
  });

  test('come of no ride whose author the viewer does not read', async () => {
    const ride = await app.ride(members.una, { date: '2026-01-10' });
    for (const member of [members.viewer, members.carl]) await app.participate(ride, member);
    expect((await suggest()).join()).toContain('carl RIDES_WITH_VIEWER');
    await app.mute(members.viewer, members.una);
    expect(await suggest()).toEqual(all);
  });

  test('are at most ten, and cost 5 statements: session, riders, companions, groups, who is followed', async () => {
    await suggest();
    expect(await countSql(app, suggest)).toBe(5);
    const crowd = await app.cast(...Array.from({ length: 14 }, (_, index) => `crowd_${index}`));
    const big = await app.ride(members.viewer, { date: '2026-01-11' });
    for (const member of Object.values(crowd)) await app.participate(big, member);
    expect(await suggest()).toHaveLength(10);
    // The best ten ride with the viewer: no companion and no group is read.
    expect(await countSql(app, suggest)).toBe(3);
    const twice = `{ riderSuggestions { reason } again: riderSuggestions { reason } }`;
    expect(await countSql(app, () => app.as(members.viewer).query(twice))).toBe(2);
  });
});
