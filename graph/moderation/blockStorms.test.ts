import { Client } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { pairLock } from '../model/moderation/blockGuard.ts';
import { expectCountersHold } from '../test/expectCountersHold.ts';
import type { Member } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';

// A block concurrent with acts of the two members on each other.

const app = useApp({ RATE_LIMITS: '{"reads": 100000, "writes": 100000}' });
let ada: Member;
let crowd: Member[];
beforeAll(async () => {
  ada = await app.member('ada');
  crowd = Object.values(await app.cast('ben', 'cleo', 'dan', 'eve', 'fay', 'gus', 'hal', 'ivy'));
});

/** The distinct statuses of the answers. */
const statuses = (answers: readonly { status: number }[]) =>
  [...new Set(answers.map(({ status }) => status))].toSorted();

test('leaves neither follow nor participation behind, whoever comes first', async () => {
  const { id } = await app.ride(ada, { date: '2099-06-01' });
  const theirs = await Promise.all(crowd.map((member) => app.ride(member, { date: '2099-06-01' })));
  const done = await Promise.all(
    crowd.flatMap((member, index) => [
      app.as(member).post('/api/follows', { followingId: ada.id }),
      app.as(member).post(`/api/rides/${id}/join`),
      app.as(ada).post('/api/follows', { followingId: member.id }),
      app.as(ada).post(`/api/rides/${theirs[index]?.id}/join`),
      app.as(ada).post(`/api/users/${member.id}/block`),
    ]),
  );
  expect(statuses(done).filter((status) => ![200, 201, 400, 404].includes(status))).toEqual([]);
  expect(await app.run('select from block where blocker_id = $1', ada.id)).toHaveLength(crowd.length);
  expect(await app.run('select from follow')).toEqual([]);
  const tied = await app.run(
    `select from ride_participant rp join post p on p.id = rp.post_id
     where rp.user_id <> p.author_id and $1 in (rp.user_id, p.author_id)`,
    ada.id,
  );
  expect(tied).toEqual([]);
  await expectCountersHold(app);
});

test.each([
  { what: 'join', isIn: false, act: (id: string, by: Member) => app.as(by).post(`/api/rides/${id}/join`) },
  { what: 'block', isIn: true, act: (_id: string, of: Member) => app.as(ada).post(`/api/users/${of.id}/block`) },
])('a $what that waits for the pair locks no ride meanwhile, so that nobody waits for it', async ({ isIn, act }) => {
  await app.run('delete from block');
  const [ben] = crowd as [Member];
  const ride = await app.ride(ada, { date: '2099-06-01' });
  if (isIn) await app.participate(ride, ben);
  const other = new Client({ connectionString: String(app.backend.orm.config.get('clientUrl')) });
  await other.connect();
  try {
    await other.query('begin');
    await other.query(`select pg_advisory_xact_lock(${pairLock('$1::uuid', '$2::uuid')})`, [ada.id, ben.id]);
    const answer = act(ride.id, ben);
    const waiting = () => app.run(`select from pg_locks where locktype = 'advisory' and not granted`);
    await expect.poll(async () => (await waiting()).length, { timeout: 60_000 }).toBeGreaterThan(0);
    await app.run('select from ride where id = $1 for update nowait', ride.id);
    await other.query('commit');
    expect(statuses([await answer])).toEqual([200]);
  } finally {
    await other.end();
  }
});

test('of two members who block each other at once, one has blocked the other', async () => {
  const [ben, cleo] = crowd as [Member, Member];
  for (let round = 0; round < 10; round += 1) {
    await app.run('delete from block');
    const answers = await Promise.all([
      app.as(ben).post(`/api/users/${cleo.id}/block`),
      app.as(cleo).post(`/api/users/${ben.id}/block`),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await app.run('select from block')).toHaveLength(1);
  }
});

test('a follow that waits behind a block is not written', async () => {
  const [ben] = crowd as [Member];
  await app.run('delete from block');
  await app.run('delete from follow');
  await app.block(ada, ben);
  await app.run('insert into follow (follower_id, followed_id) values ($1, $2)', ben.id, ada.id);
  expect(await app.run('select from follow')).toEqual([]);
});
