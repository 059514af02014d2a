import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { tellPosted } from '../posts/postChanges.ts';
import type { TestApp } from '../test/harness.ts';
import { startApp } from '../test/harness.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ QUERY_LIMITS: '{"seconds":1}' });
});
afterAll(() => app.close());

const waiting = `select count(*)::int as count from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/** Works while another connection keeps all others from the posts, and sees that nothing waits for them afterwards. */
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
      timeout: 10_000,
    });
  } finally {
    await other.end();
  }
}

const message = 'The operation took longer than 1 s: ask for less at once';

test('what takes longer than it may is refused, and its statements end', async () => {
  await whilePostsAreLocked(async () => {
    const started = performance.now();
    const { status, data, error } = await app.as(null).query('{ feed { nodes { id } } }');
    expect([status, data, error]).toEqual([400, undefined, { code: 'QUERY_TOO_COMPLEX', message }]);
    expect(performance.now() - started).toBeLessThan(1_900);
  });
  expect((await app.as(null).query('{ feed { nodes { id } } }')).error).toBeNull();
});

test('a subscription ends with the event that takes longer to read than it may', async () => {
  const { id } = await app.post(await app.member('ada'));
  const client = await app.live(null);
  const document = 'subscription { feedActivity { kind post { id } } }';
  const slow = await client.follow(document);
  await whilePostsAreLocked(async () => {
    tellPosted({ services: app.backend.services, now: new Date() }, id);
    await expect(slow.next()).rejects.toThrow(`QUERY_TOO_COMPLEX: ${message}`);
  });
  const again = await client.follow(document);
  tellPosted({ services: app.backend.services, now: new Date() }, id);
  expect(await again.next()).toEqual({ kind: 'POSTED', post: { id } });
});
