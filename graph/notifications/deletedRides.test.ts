import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bellDoors } from '../test/bellDoors.ts';
import type { Made, Member } from '../test/factories.ts';
import { password } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ana: Member;
let ben: Member;
let cleo: Member;
const bell = bellDoors(() => app);
beforeAll(async () => {
  ({ ana, ben, cleo } = await app.cast('ana', 'ben', 'cleo'));
});
beforeEach(async () => {
  await app.run('delete from post');
  await app.run('delete from notification');
});

const day = '2099-05-01';
const plan = { date: day, time: '07:00', timeZone: 'UTC', location: 'Mill Square' };
const changed = { ...plan, time: '08:00' };
const fields = 'date time timeZone location';

async function deletionsFor(member: Member) {
  const { data } = await app.as(member).query(`{ notifications { nodes {
    kind actorCount actors { username } post { id }
    deletedRide { title plan { ${fields} } } rideChange { before { ${fields} } after { ${fields} } }
  } } }`);
  return data.notifications.nodes;
}

const deletePost = (author: Member, { id }: Made) => app.as(author).delete(`/api/posts/${id}`);

describe('the deletion of a ride to come', () => {
  let ride: Made;
  beforeEach(async () => {
    ride = await app.ride(ana, { date: day, content: 'To the coast\nand back' });
    await app.participate(ride, ben);
  });

  test('notifies each participant but the author, of the title and the plan', async () => {
    expect((await deletePost(ana, ride)).status).toBe(200);
    expect(await deletionsFor(ben)).toEqual([
      {
        kind: 'RIDE_DELETED',
        actorCount: 1,
        actors: [{ username: 'ana' }],
        post: null,
        deletedRide: { title: 'To the coast', plan },
        rideChange: null,
      },
    ]);
    expect(await bell.unread(ben)).toBe(1);
    for (const other of [ana, cleo]) expect(await deletionsFor(other)).toEqual([]);
  });

  test('keeps a change that the participant has not read', async () => {
    await bell.edit(ana, ride, { ride: { distance: 20, ...changed } });
    await deletePost(ana, ride);
    expect(await deletionsFor(ben)).toMatchObject([
      { kind: 'RIDE_DELETED', deletedRide: { plan: changed }, rideChange: { before: plan, after: changed } },
    ]);
  });

  test('is told live', async () => {
    const client = await app.live(ben);
    const told = await client.follow(
      'subscription { notificationActivity { kind notification { kind deletedRide { title } } } }',
    );
    await deletePost(ana, ride);
    const next = async (): Promise<{ kind: string; notification: object | null }> => {
      const activity = await told.next();
      return activity.kind === 'NOTIFIED' ? activity : next();
    };
    expect((await next()).notification).toEqual({ kind: 'RIDE_DELETED', deletedRide: { title: 'To the coast' } });
  });

  test('is told to nobody who could not read the ride any more, or has switched it off', async () => {
    await bell.edit(ana, ride, { privacy: 'PRIVATE' });
    await deletePost(ana, ride);
    expect(await deletionsFor(ben)).toEqual([]);
    await bell.prefer(ben, 'RIDE_DELETED', false);
    const other = await app.ride(ana, { date: day });
    await app.participate(other, ben);
    await deletePost(ana, other);
    expect(await deletionsFor(ben)).toEqual([]);
    await bell.prefer(ben, 'RIDE_DELETED', true);
  });

  test('is hidden by a mute of the author, and is marked as read like others', async () => {
    await deletePost(ana, ride);
    await bell.mute(ben, ana);
    expect(await deletionsFor(ben)).toEqual([]);
    await bell.mute(ben, ana, false);
    await bell.mark(ben, { ids: (await bell.rows(ben)).map(({ id }) => id) });
    expect(await bell.unread(ben)).toBe(0);
    expect(await deletionsFor(ben)).toHaveLength(1);
  });
});

test('the deletion of a past ride notifies nobody', async () => {
  const past = await app.ride(ana, { date: '2020-05-01' });
  await app.participate(past, ben);
  await deletePost(ana, past);
  expect(await deletionsFor(ben)).toEqual([]);
});

test('the deletion of the author’s account notifies the participants, without a name', async () => {
  const dan = await app.member('dan');
  const ride = await app.ride(dan, { date: day, content: 'Farewell loop' });
  await app.participate(ride, ben);
  const document =
    'mutation ($password: String!) { deleteAccount(input: { currentPassword: $password }) { ok: __typename } }';
  expect((await app.as(dan).query(document, { password })).error).toBeNull();
  await expect.poll(() => app.run('select from "user" where id = $1', dan.id), { timeout: 60_000 }).toEqual([]);
  expect(await deletionsFor(ben)).toMatchObject([
    { kind: 'RIDE_DELETED', actors: [], deletedRide: { title: 'Farewell loop' } },
  ]);
});
