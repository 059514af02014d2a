import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newId } from '../../platform/lib/ids.ts';
import type { TestApp } from '../../test/harness.ts';
import { startApp } from '../../test/harness.ts';

let app: TestApp;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  app = await startApp();
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

const hour = 60 * 60 * 1000;
const before = (hours: number) => new Date(Date.now() - hours * hour);

/** More rows than one statement deletes. */
const many = 1500;

test('traces of deletions are forgotten by themselves, also where nobody deletes anything any more', async () => {
  const ada = await app.member('ada');
  const post = await app.post(ada);
  const kept = newId();
  const ids = 'select gen_random_uuid() from generate_series(1, $1)';
  await app.run(`insert into gone_id (id, at) select id, $2 from (${ids}) as gone (id)`, many, before(26));
  await app.run('insert into gone_id (id, at) values ($1, $2)', kept, before(23));
  const remove = `insert into removal (post_id, kind, subject_id, author_ids, at) values ($1, 'COMMENT_DELETED', $2, '{}', $3)`;
  await app.run(remove, post.id, newId(), before(26));
  await app.run(remove, post.id, kept, before(23));
  const cancel = `insert into calendar_cancellation
    (subject_id, is_event, privacy, participant_ids, starts_at, time_zone, sequence, cancelled_at)
    values ($1, true, 'public', '{}', now(), 'UTC', 1, $2)`;
  await app.run(cancel, newId(), before(61 * 24));
  await app.run(cancel, kept, before(59 * 24));

  vi.advanceTimersByTime(5 * 60_000);
  const left = `select id from gone_id union all select subject_id from removal union all select subject_id from calendar_cancellation`;
  await vi.waitUntil(async () => (await app.run(left)).length === 3, { timeout: 60_000 });
  expect(await app.run(left)).toEqual([{ id: kept }, { id: kept }, { id: kept }]);
});
