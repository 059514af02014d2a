import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { TestApp } from '../test/harness.ts';
import { startApp } from '../test/harness.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ QUERY_LIMITS: '{"seconds":1}' });
});
afterAll(() => app.close());

const waiting = `select count(*)::int as count from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

test('what takes longer than it may is refused, and its statements end', async () => {
  const [{ url = '' } = {}] = await app.run<{ url: string }>('select current_database() as url');
  const pool = await app.backend.orm.em.getConnection().getNativeClient();
  const { connectionString, host, port, user, password } = pool.options;
  const other = new Client(connectionString ? { connectionString } : { host, port, user, password, database: url });
  await other.connect();
  try {
    await other.query('begin; lock table post in access exclusive mode');
    const started = performance.now();
    const { status, data, error } = await app.as(null).query('{ feed { nodes { id } } }');
    expect([status, data, error]).toEqual([
      400,
      undefined,
      { code: 'QUERY_TOO_COMPLEX', message: 'The operation took longer than 1 s: ask for less at once' },
    ]);
    expect(performance.now() - started).toBeLessThan(1_900);
    await vi.waitFor(async () => expect((await other.query(waiting)).rows).toEqual([{ count: 0 }]), {
      timeout: 10_000,
    });
  } finally {
    await other.end();
  }
  expect((await app.as(null).query('{ feed { nodes { id } } }')).error).toBeNull();
});
