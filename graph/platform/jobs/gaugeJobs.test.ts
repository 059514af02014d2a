import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { gaugeJobs } from './gaugeJobs.ts';
import type { JobQueue } from './jobQueue.ts';

test('while the database hangs the metrics come without the jobs', async () => {
  const registry = new Registry();
  gaugeJobs(registry, { counts: () => new Promise<never>(() => {}) } as unknown as JobQueue);
  expect(await registry.metrics()).toContain('# TYPE jobs gauge');
});

test('without the database the metrics lack the jobs, and no other metric', async () => {
  const registry = new Registry();
  let isDown = false;
  const counts = async () => {
    if (isDown) throw new Error('down');
    return [{ name: 'rides.remind', waiting: 1, running: 0, failed: 0 }];
  };
  gaugeJobs(registry, { counts } as JobQueue);
  const line = 'jobs{job="rides.remind",state="waiting"} 1';
  expect(await registry.metrics()).toContain(line);
  isDown = true;
  expect(await registry.metrics()).not.toContain(line);
});
