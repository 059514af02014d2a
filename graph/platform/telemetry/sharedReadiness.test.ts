import fastify from 'fastify';
import { Pool } from 'pg';
import { expect, test, vi } from 'vitest';
import { makeMetrics } from './metrics.ts';
import { mountOperations } from './mountOperations.ts';

test('readiness probes at once ask the database once, and a later one asks again', async () => {
  const pool = new Pool();
  const answer = Promise.withResolvers<never[]>();
  const sql = vi.fn(() => answer.promise);
  const app = fastify();
  mountOperations(app, { sql, metrics: makeMetrics(pool), metricsToken: undefined });
  const probe = () => app.inject('/health/ready');
  const probes = Promise.all(Array.from({ length: 20 }, probe));
  await vi.waitUntil(() => sql.mock.calls.length > 0, 60_000);
  answer.resolve([]);
  expect((await probes).map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
  expect(sql).toHaveBeenCalledTimes(1);
  await probe();
  expect(sql).toHaveBeenCalledTimes(2);
  await app.close();
  await pool.end();
});
