import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { publishNewPost } from '../../model/posts/postChanges.ts';
import { useApp } from '../../test/useApp.ts';
import { operationClock } from './operationClock.ts';
import { withinTime } from './withinTime.ts';

const app = useApp({ QUERY_LIMITS: '{"seconds":1}' });

const waiting = `select count(*)::int as count from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/** Runs work while another connection locks the post table, and checks that no statement waits afterwards. */
async function whilePostsAreLocked(work: () => Promise<void>): Promise<void> {
  const [{ name = '' } = {}] = await app.run<{ name: string }>('select current_database() as name');
  const pool = await app.backend.orm.em.getConnection().getNativeClient();
  const { connectionString, host, port, user, password } = pool.options;
  const other = new Client(connectionString ? { connectionString } : { host, port, user, password, database: name });
  await other.connect();
  try {
    await other.query('begin; lock table post in access exclusive mode');
    await work();
    await vi.waitFor(async () => expect((await other.query(waiting)).rows).toEqual([{ count: 0 }]), {
      timeout: 60_000,
    });
  } finally {
    await other.end();
  }
}

const message = 'The operation took longer than 1 s: ask for less at once';

test('what takes longer than it may is refused, and its statements end', async () => {
  await whilePostsAreLocked(async () => {
    const { status, data, error } = await app.as(null).query('{ feed { nodes { id } } }');
    expect([status, data, error]).toEqual([400, undefined, { code: 'QUERY_TOO_COMPLEX', message }]);
  });
  expect((await app.as(null).query('{ feed { nodes { id } } }')).error).toBeNull();
});

test('a subscription ends with the event that takes longer to read than it may', async () => {
  const { id } = await app.post(await app.member('ada'));
  const client = await app.live(null);
  const document = 'subscription { feedActivity { kind post { id } } }';
  const slow = await client.follow(document);
  await whilePostsAreLocked(async () => {
    publishNewPost({ services: app.backend.services, now: new Date() }, { id, privacy: 'public' });
    await expect(slow.next()).rejects.toThrow(`QUERY_TOO_COMPLEX: ${message}`);
  });
  const again = await client.follow(document);
  publishNewPost({ services: app.backend.services, now: new Date() }, { id, privacy: 'public' });
  expect(await again.next()).toEqual({ kind: 'POSTED', post: { id } });
});

describe('the time of an operation', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('stands still while it waits for a queue, and goes on with what was left', async () => {
    const clock = operationClock();
    const { promise: never } = Promise.withResolvers<void>();
    const refused = vi.fn();
    const done = withinTime(10, never, clock).catch(refused);
    vi.advanceTimersByTime(9_000);
    const goOn = clock.pause();
    const alsoGoOn = clock.pause();
    vi.advanceTimersByTime(60_000);
    goOn();
    vi.advanceTimersByTime(60_000);
    alsoGoOn();
    await vi.advanceTimersByTimeAsync(999);
    expect(refused).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await done;
    expect(refused).toHaveBeenCalledOnce();
  });

  test('does not begin while the operation waits from its first step on', async () => {
    const clock = operationClock();
    const { promise, resolve } = Promise.withResolvers<string>();
    const goOn = clock.pause();
    const done = withinTime(10, promise, clock);
    await vi.advanceTimersByTimeAsync(60_000);
    goOn();
    resolve('kept');
    expect(await done).toBe('kept');
  });
});
