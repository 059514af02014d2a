import { expect, test } from 'vitest';
import { workQueue } from './workQueue.ts';

/** A job that is done when the test says so. */
function job() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let hasBegun = false;
  const run = () => {
    hasBegun = true;
    return promise;
  };
  return { run, finish: resolve, hasBegun: () => hasBegun };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('runs as many jobs as it may, the others in the order in which they came', async () => {
  const enqueue = workQueue({ running: 2, waiting: 2 });
  const jobs = [job(), job(), job(), job()];
  const done = jobs.map(({ run }) => enqueue(run));
  await settle();
  expect(jobs.map(({ hasBegun }) => hasBegun())).toEqual([true, true, false, false]);
  jobs[1]?.finish();
  await settle();
  expect(jobs.map(({ hasBegun }) => hasBegun())).toEqual([true, true, true, false]);
  for (const { finish } of jobs) finish();
  await Promise.all(done);
  expect(jobs.every(({ hasBegun }) => hasBegun())).toBe(true);
});

test('refuses a job when too many wait, and takes one again when there is room', async () => {
  const enqueue = workQueue({ running: 1, waiting: 1 });
  const [first, second, third] = [job(), job(), job()];
  const done = [enqueue(first.run), enqueue(second.run)];
  await expect(enqueue(third.run)).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfter: 5 });
  first.finish();
  await done[0];
  const again = enqueue(third.run);
  second.finish();
  third.finish();
  await Promise.all([...done, again]);
  expect(third.hasBegun()).toBe(true);
});

test('a job that fails gives its turn on', async () => {
  const enqueue = workQueue({ running: 1, waiting: 5 });
  await expect(enqueue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(enqueue(async () => 'done')).resolves.toBe('done');
});
