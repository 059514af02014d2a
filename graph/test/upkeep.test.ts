import { expect, test, vi } from 'vitest';
import { jobs } from '../app/upkeep/jobs.ts';
import { pictureStored } from './pictures.ts';
import { unshownPathOf } from './uploads.ts';
import { useApp } from './useApp.ts';

const app = useApp({ JOBS: 'on' });

/** Runs a scheduled job once. */
const runJob = (name: string) => jobs.find((job) => job.name === name)?.run(app.backend, undefined as never);

test('each job that runs by itself has a schedule in the database', async () => {
  const schedules = await app.run<{ name: string; cron: string }>('select name, cron from jobs.schedule order by name');
  const own = jobs.flatMap(({ name, schedule }) => (schedule ? [{ name, cron: schedule }] : []));
  expect(schedules).toEqual(own.toSorted((one, other) => one.name.localeCompare(other.name)));
});

test('words that no public text holds leave the search', async () => {
  await app.run(`insert into search_word (word, source_id) values ('velodrme', gen_random_uuid())`);
  await runJob('words.prune');
  expect(await app.run(`select from search_word where word = 'velodrme'`)).toEqual([]);
});

test('pictures that nothing shows are collected', async () => {
  const path = await unshownPathOf(app, await app.member('ada'), await pictureStored().png().toBuffer());
  const hash = path.slice('/media/'.length);
  await app.run('insert into media_check (hash, since, due_at) values ($1, now(), now())', hash);
  await runJob('pictures.collect');
  expect(await app.run('select from media where hash = $1', hash)).toEqual([]);
  expect((await app.as(null).get(`${path}.webp`)).status).toBe(404);
});

test('a node whose clock is a year ahead deletes nothing young', async () => {
  const { eve, fred } = await app.cast('eve', 'fred');
  await app.as(eve).post('/api/follows', { followingId: fred.id });
  const path = await unshownPathOf(app, eve, await pictureStored().png().toBuffer());
  const hash = path.slice('/media/'.length);
  const kept = async () => [
    await app.run('select from notification where user_id = $1', fred.id),
    await app.run('select from media where hash = $1', hash),
  ];
  const before = await kept();
  expect(before).toEqual([[{}], [{}]]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 366 * 24 * 60 * 60 * 1000 });
  for (const { name, schedule } of jobs) if (schedule) await runJob(name);
  vi.useRealTimers();
  expect(await kept()).toEqual(before);
});
