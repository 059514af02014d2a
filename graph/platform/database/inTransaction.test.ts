import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Member } from '../../test/factories.ts';
import { useApp } from '../../test/useApp.ts';

const app = useApp();
let ada: Member;
beforeAll(async () => {
  ada = await app.member('ada');
});

/** Makes the next `count` writes of a table fail. A sequence counts them, because it survives a rollback. */
async function failNext(table: string, count: number, state = '40P01'): Promise<void> {
  await app.run(`drop sequence if exists failures cascade; create sequence failures;
    create or replace function fail_next() returns trigger language plpgsql as $$
      begin if nextval('failures') <= ${count} then raise 'lost' using errcode = '${state}'; end if; return new; end $$;
    drop trigger if exists fail_next on "${table}";
    create trigger fail_next before insert or update on "${table}" for each row execute function fail_next()`);
}

const stop = (table: string) => app.run(`drop trigger fail_next on "${table}"`);

const ride = { distance: 20, location: 'Mill', date: '2099-01-01', time: '07:00' };
const postRide = () => app.as(ada).post('/api/posts', { content: 'Over the pass', isRide: true, rideData: ride });

describe.each(['40P01', '40001'])('a transaction that PostgreSQL ends with %s', (state) => {
  // The participant is inserted last, so the post and the ride had been inserted and were rolled back.
  test('is run again as a whole: the post, its ride and its participant are written', async () => {
    await failNext('ride_participant', 1, state);
    const { status, body } = await postRide();
    await stop('ride_participant');
    expect(status).toBe(201);
    const [row] = await app.run(
      'select participant_count as count from ride join ride_participant p on p.post_id = ride.id where ride.id = $1',
      body.id,
    );
    expect(row).toEqual({ count: 1 });
  });

  test('is run again when it changes a row that was read before', async () => {
    const post = await app.post(ada);
    await failNext('post', 1, state);
    expect((await app.as(ada).put(`/api/posts/${post.id}`, { content: 'Changed' })).status).toBe(200);
    await stop('post');
    expect(await app.run('select content from post where id = $1', post.id)).toEqual([{ content: 'Changed' }]);
  });

  test('is run again when it is one statement', async () => {
    await failNext('post', 1, state);
    expect((await app.as(ada).post('/api/posts', { content: 'Plain' })).status).toBe(201);
    await stop('post');
  });

  test('is an error when the second run fails too', async () => {
    await failNext('ride_participant', 2, state);
    expect((await postRide()).status).toBe(500);
    await stop('ride_participant');
  });
});

test('every transaction and every flush goes through inTransaction, and every other read through holdConnection', () => {
  const root = join(import.meta.dirname, '../..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /^(?!tools\/bench|test|node_modules).*(?<!\.test)\.ts$/.test(file) && !file.includes('faults/'),
  );
  const direct = files.filter((file) =>
    /\bem(\.fork\(\))?\s*\.transactional\(|(?<!transaction|\bem)\.flush\(\)|ctx\.em(\.persist\(.*\))?\.flush\(\)/.test(
      readFileSync(join(root, file), 'utf8'),
    ),
  );
  expect(direct).toEqual(['platform/database/inTransaction.ts']);
  // `em` alone is the manager of a transaction, or the one that `holdConnection` passes on.
  const unheld = files.filter((file) =>
    /\bctx\.em(\.fork\(\))?\s*\.(find|count|execute|native|refresh|insert|upsert|createQueryBuilder)/.test(
      readFileSync(join(root, file), 'utf8'),
    ),
  );
  expect(unheld).toEqual([]);
});
