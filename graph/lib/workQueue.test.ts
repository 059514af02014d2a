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

test('leaves room for others where one caller has as many waiting as they may', async () => {
  const enqueue = workQueue({ running: 1, waiting: 4, waitingOfOne: 2 });
  const jobs = Array.from({ length: 5 }, job);
  const [first, second, third, ofOther, last] = jobs.map(({ run }) => run);
  const done = [first, second, third].map((run) => run && enqueue(run, 'ada'));
  await expect(enqueue(async () => 'too many', 'ada')).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    retryAfter: 5,
    message: 'Too many of your pictures are being taken in. Try again in a moment.',
  });
  done.push(ofOther && enqueue(ofOther, 'ben'));
  // Who has got a turn no longer waits for it.
  jobs[0]?.finish();
  await done[0];
  done.push(last && enqueue(last, 'ada'));
  for (const { finish } of jobs) finish();
  await Promise.all(done);
  expect(jobs.every(({ hasBegun }) => hasBegun())).toBe(true);
});

test('callers take turns, and the jobs of one are run in their order', async () => {
  const enqueue = workQueue({ running: 1, waiting: 10 });
  const blocker = job();
  const begun: string[] = [];
  const done = [enqueue(blocker.run, 'ada')];
  for (const name of ['ada 1', 'ada 2', 'ada 3', 'ben 1', 'ben 2', 'cleo 1']) {
    done.push(enqueue(async () => void begun.push(name), name.split(' ')[0]));
  }
  blocker.finish();
  await Promise.all(done);
  expect(begun).toEqual(['ada 1', 'ben 1', 'cleo 1', 'ada 2', 'ben 2', 'ada 3']);
});

test('a job that fails gives its turn on', async () => {
  const enqueue = workQueue({ running: 1, waiting: 5 });
  await expect(enqueue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(enqueue(async () => 'done')).resolves.toBe('done');
});

test('tells how many jobs run and how many wait', async () => {
  const enqueue = workQueue({ running: 2, waiting: 5 });
  const jobs = Array.from({ length: 5 }, job);
  expect(enqueue.lengths()).toEqual({ running: 0, waiting: 0 });
  const done = jobs.map(({ run }) => enqueue(run));
  expect(enqueue.lengths()).toEqual({ running: 2, waiting: 3 });
  jobs[0]?.finish();
  await done[0];
  expect(enqueue.lengths()).toEqual({ running: 2, waiting: 2 });
  for (const { finish } of jobs) finish();
  await Promise.all(done);
  expect(enqueue.lengths()).toEqual({ running: 0, waiting: 0 });
});

test('says what there is too much of', async () => {
  const enqueue = workQueue({ running: 1, waiting: 0, of: 'previews', being: 'drawn' });
  const { run, finish } = job();
  const done = enqueue(run);
  await expect(enqueue(run)).rejects.toThrow('Too many previews are being drawn. Try again in a moment.');
  finish();
  await done;
});
