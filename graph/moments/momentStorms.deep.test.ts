import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../platform/lib/ids.ts';
import type { Made, Member } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
let crowd: Member[];
let ride: Made;
beforeAll(async () => {
  ada = await app.member('ada');
  crowd = Object.values(await app.cast('ben', 'cleo', 'dan', 'eve', 'flo'));
});
beforeEach(async () => {
  ride = await app.ride(ada, { date: '2086-01-01' });
  for (const member of crowd) await app.participate(ride, member);
});
afterEach(async () => {
  const wrong = await app.run(
    `select r.id, r.moment_count, count(m.id) from ride r left join moment m on m.post_id = r.id
     group by r.id having r.moment_count <> count(m.id)`,
  );
  expect(wrong).toEqual([]);
});

const personAt = (index: number) => crowd[index % crowd.length] ?? ada;
const times = <Result>(count: number, act: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));
const share = (index: number, to: Made = ride) =>
  app.as(personAt(index)).post(`/api/rides/${to.id}/moments`, { description: `Moment ${index}` });
const statusesOf = (answers: { status: number }[]) => [...new Set(answers.map(({ status }) => status))].sort();
const countOf = async ({ id }: Made) =>
  (await app.run('select moment_count from ride where id = $1', id))[0]?.moment_count;

test('fifty moments at once, by several and by one, are all there and all counted', async () => {
  expect(statusesOf(await times(50, share))).toEqual([201]);
  expect(statusesOf(await times(50, () => share(0)))).toEqual([201]);
  expect(await countOf(ride)).toBe(100);
});

test('moments that come and go at once leave a count that is true', async () => {
  const made = await times(40, async (index) => (await share(index)).body as Made);
  const answers = await times(80, (index) => {
    const { id } = made[Math.floor(index / 2)] ?? ride;
    return index % 2 ? share(index) : app.as(personAt(index / 2)).delete(`/api/moments/${id}`);
  });
  expect(statusesOf(answers)).toEqual([200, 201]);
  expect(await countOf(ride)).toBe(40);
});

test('fifty deletions of one moment at once are one, and the count goes down once', async () => {
  const kept = await app.moment(ada, ride);
  const { id } = await app.moment(ada, ride);
  const answers = await times(50, () => app.as(ada).delete(`/api/moments/${id}`));
  expect(answers.filter(({ status }) => ![200, 404].includes(status))).toEqual([]);
  expect(await countOf(ride)).toBe(1);
  expect((await app.as(ada).delete(`/api/moments/${kept.id}`)).status).toBe(200);
});

test('two edits at once that take each other’s rest away end in a moment and a refusal', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id } = await app.moment(ada, ride, { description: 'Words' });
    await app.as(ada).put(`/api/moments/${id}`, { location: { address: 'Here' } });
    const answers = await Promise.all([
      app.as(ada).put(`/api/moments/${id}`, { description: null }),
      app.as(ada).put(`/api/moments/${id}`, { location: null }),
    ]);
    expect(statusesOf(answers)).toEqual([200, 400]);
  }
});

test('moments, joins, edits and the deletion of the ride at once end in answers or a 404', async () => {
  for (let round = 0; round < 5; round += 1) {
    const doomed = await app.ride(ada, { date: '2086-01-01' });
    for (const member of crowd) await app.participate(doomed, member);
    const known = await times(5, async (index) => (await share(index, doomed)).body as Made);
    const { id } = doomed;
    const storm = times(40, (index) => {
      const caller = app.as(personAt(index));
      const moment = known[index % known.length] ?? doomed;
      if (index % 5 === 0) return caller.delete(`/api/moments/${moment.id}`);
      if (index % 5 === 1) return caller.put(`/api/moments/${moment.id}`, { description: `Edit ${index}` });
      if (index % 5 === 2) return app.as(ada).put(`/api/posts/${id}`, { content: `Edit ${index}` });
      if (index % 5 === 3) return app.as(ada).post(`/api/rides/${id}/join`);
      return caller.post(`/api/rides/${id}/moments`, { id: newId(), description: 'Here' });
    });
    const [gone, answers] = await Promise.all([app.as(ada).delete(`/api/posts/${id}`), storm]);
    expect(gone.status).toBe(200);
    expect(answers.filter(({ status }) => ![200, 201, 404].includes(status))).toEqual([]);
    expect(await app.run('select id from moment where post_id = $1', id)).toEqual([]);
  }
});
