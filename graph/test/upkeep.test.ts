import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TestApp } from './harness.ts';
import { startApp } from './harness.ts';
import { pictureStored } from './pictures.ts';
import { unshownPathOf } from './uploads.ts';

let app: TestApp;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  app = await startApp();
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

const fiveMinutes = 5 * 60_000;
const untilGone = (query: string, ...values: unknown[]) =>
  vi.waitUntil(async () => (await app.run(query, ...values)).length === 0, { timeout: 60_000 });

test('words that no public text holds leave the search by themselves', async () => {
  const word = `select from search_word where word = 'velodrme'`;
  await app.run(`insert into search_word (word, source_id) values ('velodrme', gen_random_uuid())`);
  vi.advanceTimersByTime(fiveMinutes);
  await untilGone(word);
});

test('pictures that nothing shows are collected by themselves', async () => {
  const path = await unshownPathOf(app, await app.member('ada'), await pictureStored().png().toBuffer());
  const hash = path.slice('/media/'.length);
  await app.run('insert into media_check (hash, since, due_at) values ($1, now(), now())', hash);
  vi.advanceTimersByTime(fiveMinutes);
  await untilGone('select from media where hash = $1', hash);
  expect((await app.as(null).get(`${path}.webp`)).status).toBe(404);
});
