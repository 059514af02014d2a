import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteHiddenAccount, hideAccount } from '../account/accountDeletions.ts';
import { type Suspension, setSuspension } from '../auth/suspending.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
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

  test('is told to nobody whom a block keeps from the author, on either side', async () => {
    await app.participate(ride, cleo);
    await app.block(ana, ben);
    await app.block(cleo, ana);
    await bell.edit(ana, ride, { ride: { distance: 20, ...changed } });
    await deletePost(ana, ride);
    expect(await app.run(`select from notification where kind = 'rideDeleted'`)).toEqual([]);
    await app.run('delete from block');
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
  await deleteHiddenAccount.run(app.backend, { userId: dan.id });
  expect(await deletionsFor(ben)).toMatchObject([
    { kind: 'RIDE_DELETED', actors: [], deletedRide: { title: 'Farewell loop' } },
  ]);
});

test('a member who is hidden, and deleted then, shows no title of a ride in a notice', async () => {
  const dan = await app.member('hidden_dan');
  const [gone, later] = [
    await app.ride(dan, { date: day, content: 'Half price' }),
    await app.ride(dan, { date: day, content: 'Even less' }),
  ];
  for (const ride of [gone, later]) await app.participate(ride, ben);
  await deletePost(dan, gone);
  expect(await deletionsFor(ben)).toHaveLength(1);
  const { orm, services } = app.backend;
  const now = new Date();
  const suspend = (suspension: Suspension) => setSuspension({ em: orm.em.fork(), now, services }, dan.id, suspension);
  await suspend('hidden');
  expect([await deletionsFor(ben), await bell.unread(ben)]).toEqual([[], 0]);
  await suspend('none');
  expect(await deletionsFor(ben)).toMatchObject([{ deletedRide: { title: 'Half price' } }]);

  await suspend('hidden');
  await services.jobs.open();
  const afterwards = new Date(now.getTime() + 1000);
  await inTransaction(orm.em.fork(), (em) => hideAccount(em, services, dan.id, afterwards));
  await deleteHiddenAccount.run(app.backend, { userId: dan.id });
  expect(await app.run('select from "user" where id = $1', dan.id)).toEqual([]);
  expect([await deletionsFor(ben), await bell.unread(ben)]).toEqual([[], 0]);
});

test('the deletion of an account hides no notice of a deleted ride, and leaves its name out from the start', async () => {
  const { eve, fred } = await app.cast('eve', 'fred');
  for (const author of [ana, eve]) {
    const ride = await app.ride(author, { date: day, content: `Loop of ${author.username}` });
    await app.participate(ride, ben);
    await deletePost(author, ride);
  }
  await app.run('update notification set actor_id = null where actor_id = $1', ana.id);
  const titles = async () =>
    (await deletionsFor(ben)).map(({ actors, deletedRide }: { actors: Member[]; deletedRide: { title: string } }) => [
      deletedRide.title,
      actors.map(({ username }) => username),
    ]);
  expect(await titles()).toEqual([
    ['Loop of eve', ['eve']],
    ['Loop of ana', []],
  ]);
  await app.run('insert into account_deletion (user_id) values ($1), ($2)', eve.id, fred.id);
  expect(await titles()).toEqual([
    ['Loop of eve', []],
    ['Loop of ana', []],
  ]);
  expect(await bell.unread(ben)).toBe(2);
  await app.run('delete from account_deletion');
});
