import type { Pool } from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { useApp } from '../../test/useApp.ts';

const app = useApp();
let pool: Pool;
beforeAll(async () => {
  pool = await app.backend.orm.em.getConnection().getNativeClient();
});

/** A transaction whose connection is closed before its end. */
const brokenTransaction = () =>
  app.backend.orm.em.fork().transactional(async (em) => {
    const [row] = await em.execute('select pg_backend_pid() as pid');
    await app.run('select pg_terminate_backend($1)', row?.pid);
    await em.execute('select 1');
  });

const borrowed = () => pool.totalCount - pool.idleCount;

test('transactions that lose their connections leave the pool as large as it was', async () => {
  const most = pool.options.max;
  for (let round = 0; round <= most; round += 1) await expect(brokenTransaction()).rejects.toThrow();
  await vi.waitFor(() => expect(borrowed()).toBe(0), { timeout: 60_000 });
  const held = await Promise.all(Array.from({ length: most }, () => pool.connect()));
  expect(pool.totalCount).toBe(most);
  for (const client of held) client.release();
});

test('a connection that breaks in somebody’s hands may be given back all the same', async () => {
  const client = await pool.connect();
  const { rows } = await client.query('select pg_backend_pid() as pid');
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  await app.run('select pg_terminate_backend($1)', rows[0].pid);
  await ended;
  await vi.waitFor(() => expect(borrowed()).toBe(0), { timeout: 60_000 });
  client.release();
  expect(borrowed()).toBe(0);
});
