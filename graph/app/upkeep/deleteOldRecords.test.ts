import { expect, test } from 'vitest';
import { newId } from '../../platform/lib/ids.ts';
import { useApp } from '../../test/useApp.ts';
import { deleteOldRecords } from './deleteOldRecords.ts';

const app = useApp();

const hour = 60 * 60 * 1000;
const before = (hours: number) => new Date(Date.now() - hours * hour);

/** More rows than one statement deletes. */
const many = 1500;

test('devices without a sign-in for a year are deleted', async () => {
  const eve = await app.member('eve');
  const insert = 'insert into known_device (token_hash, user_id, last_used_at) values ($1, $2, $3)';
  await app.run(insert, 'old', eve.id, before(366 * 24));
  await app.run(insert, 'used', eve.id, before(364 * 24));
  await deleteOldRecords(app.backend.sql, new Date());
  expect(await app.run('select token_hash as hash from known_device')).toEqual([{ hash: 'used' }]);
});

test('sessions without use for 30 days are deleted', async () => {
  const finn = await app.member('finn');
  const insert = 'insert into session (token_hash, user_id, created_at, last_used_at) values ($1, $2, $3, $3)';
  await app.run(insert, 'ended', finn.id, before(31 * 24));
  await app.run(insert, 'used', finn.id, before(29 * 24));
  await deleteOldRecords(app.backend.sql, new Date());
  expect(await app.run('select token_hash as hash from session where user_id = $1', finn.id)).toEqual([
    { hash: 'used' },
  ]);
});

test('traces of deletions and mutes that have ended are deleted', async () => {
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

  const { ben, cleo, dan } = await app.cast('ben', 'cleo', 'dan');
  for (const [muted, hours] of [
    [ben, -1],
    [cleo, 1],
    [dan, null],
  ] as const)
    await app.run(
      `insert into mute (muter_id, muted_id, ends_at) values ($1, $2, now() + $3::int * interval '1 hour')`,
      ada.id,
      muted.id,
      hours,
    );

  await deleteOldRecords(app.backend.sql, new Date());
  const left = `select id from gone_id union all select subject_id from removal union all select subject_id from calendar_cancellation`;
  const mutes = 'select muted_id as id from mute order by ends_at';
  expect(await app.run(left)).toEqual([{ id: kept }, { id: kept }, { id: kept }]);
  expect(await app.run(mutes)).toEqual([{ id: cleo.id }, { id: dan.id }]);
});
