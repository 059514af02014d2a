import { expect, test } from 'vitest';
import { operationClock } from '../graphql/operationClock.ts';
import { visitorAt } from '../lib/access.ts';
import { concurrencyGate } from './concurrencyGate.ts';

/** The same maximum in total, for a caller and for an address. */
const each = (all: number) => ({ all, ofOne: all, ofAddress: all });
const pictures = { of: 'pictures', being: 'taken in' };
/** A gate without smaller limits for one caller or address. */
const queueOf = (running: number, waiting: number) =>
  concurrencyGate({ ...pictures, running: each(running), waiting: each(waiting) });

/** A job that ends when the test calls `finish`. */
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
  const enqueue = queueOf(2, 2);
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
  const enqueue = queueOf(1, 1);
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
  const enqueue = concurrencyGate({ ...pictures, running: each(1), waiting: { all: 4, ofOne: 2, ofAddress: 4 } });
  const jobs = Array.from({ length: 5 }, job);
  const [first, second, third, ofOther, last] = jobs.map(({ run }) => run);
  const done = [first, second, third].map((run) => run && enqueue(run, visitorAt('ada')));
  await expect(enqueue(async () => 'too many', visitorAt('ada'))).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    retryAfter: 5,
    message: 'Too many of your pictures are being taken in. Try again in a moment.',
  });
  done.push(ofOther && enqueue(ofOther, visitorAt('ben')));
  // A running job no longer waits.
  jobs[0]?.finish();
  await done[0];
  done.push(last && enqueue(last, visitorAt('ada')));
  for (const { finish } of jobs) finish();
  await Promise.all(done);
  expect(jobs.every(({ hasBegun }) => hasBegun())).toBe(true);
});

test('callers take turns, and the jobs of one are run in their order', async () => {
  const enqueue = queueOf(1, 10);
  const blocker = job();
  const begun: string[] = [];
  const done = [enqueue(blocker.run, visitorAt('ada'))];
  for (const name of ['ada 1', 'ada 2', 'ada 3', 'ben 1', 'ben 2', 'cleo 1']) {
    done.push(enqueue(async () => void begun.push(name), visitorAt(name.slice(0, 3))));
  }
  blocker.finish();
  await Promise.all(done);
  expect(begun).toEqual(['ada 1', 'ben 1', 'cleo 1', 'ada 2', 'ben 2', 'ada 3']);
});

test('a job that fails gives its turn on', async () => {
  const enqueue = queueOf(1, 5);
  await expect(enqueue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(enqueue(async () => 'done')).resolves.toBe('done');
});

test('tells how many jobs run and how many wait', async () => {
  const enqueue = queueOf(2, 5);
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
  const enqueue = concurrencyGate({ running: each(1), waiting: each(0), of: 'previews', being: 'drawn' });
  const { run, finish } = job();
  const done = enqueue(run);
  await expect(enqueue(run)).rejects.toThrow('Too many previews are being drawn. Try again in a moment.');
  finish();
  await done;
});

test('leaves room for other addresses where many members of one address wait', async () => {
  const enqueue = concurrencyGate({ ...pictures, running: each(1), waiting: { all: 9, ofOne: 9, ofAddress: 2 } });
  const [first, ...others] = [job(), job(), job()];
  const at = (key: string, address: string) => ({ key, address });
  const done = [enqueue(first?.run ?? job().run, at('ada', 'here'))];
  done.push(...others.map(({ run }, index) => enqueue(run, at(`member ${index}`, 'here'))));
  await expect(enqueue(job().run, at('ben', 'here'))).rejects.toThrow(
    'Too many pictures from your network address are being taken in. Try again in a moment.',
  );
  const elsewhere = enqueue(async () => 'taken', at('ben', 'elsewhere'));
  for (const { finish } of [...(first ? [first] : []), ...others]) finish();
  expect(await elsewhere).toBe('taken');
  await Promise.all(done);
});

test('one caller runs no more at once than their share, though there is room', async () => {
  const enqueue = concurrencyGate({ ...pictures, running: { all: 3, ofOne: 1, ofAddress: 3 }, waiting: each(9) });
  const jobs = [job(), job(), job()];
  const [one, two, ofOther] = jobs;
  const done = [one, two].map((mine) => mine && enqueue(mine.run, visitorAt('ada')));
  done.push(ofOther && enqueue(ofOther.run, visitorAt('ben')));
  await settle();
  expect(jobs.map(({ hasBegun }) => hasBegun())).toEqual([true, false, true]);
  one?.finish();
  await settle();
  expect(two?.hasBegun()).toBe(true);
  for (const { finish } of jobs) finish();
  await Promise.all(done);
});

test('a place that is taken at once is refused where there is none, and free again once it is left', () => {
  const { take } = concurrencyGate({ ...pictures, running: { all: 3, ofOne: 1, ofAddress: 2 }, waiting: null });
  const at = (key: string, address: string) => ({ key, address });
  const leave = take(at('ada', 'here'));
  expect(() => take(at('ada', 'elsewhere'))).toThrow('Too many of your pictures are being taken in');
  take(at('ben', 'here'));
  expect(() => take(at('cleo', 'here'))).toThrow('Too many pictures from your network address are being taken in');
  take(at('dan', 'elsewhere'));
  expect(() => take(at('eve', 'nowhere'))).toThrow('Too many pictures are being taken in');
  leave();
  take(at('ada', 'elsewhere'));
});

test('while a job waits, the clock of its operation stands still', async () => {
  const clock = operationClock();
  const enqueue = queueOf(1, 5);
  const [before, mine] = [job(), job()];
  const done = [enqueue(before.run), enqueue(mine.run, { ...visitorAt('ada'), clock })];
  expect(clock.isPaused()).toBe(true);
  before.finish();
  await settle();
  expect([mine.hasBegun(), clock.isPaused()]).toEqual([true, false]);
  mine.finish();
  await Promise.all(done);
});

test('jobs that have limits of their own take none of the time of their operation', async () => {
  const clock = operationClock();
  const enqueue = concurrencyGate({ ...pictures, running: each(1), waiting: each(1), hasOwnLimits: true });
  const mine = job();
  const done = enqueue(mine.run, { ...visitorAt('ada'), clock });
  await settle();
  expect([mine.hasBegun(), clock.isPaused()]).toEqual([true, true]);
  mine.finish();
  await done;
  expect(clock.isPaused()).toBe(false);
});

test('passes over one who waits for a place that is kept for others', async () => {
  const enqueue = concurrencyGate({ ...pictures, running: { all: 4, ofOne: 3, ofAddress: 4 }, waiting: each(4) });
  const [ofBen, fourth, ofCleo] = [job(), job(), job()];
  const long = [job(), job(), job()];
  const done = long.map(({ run }) => enqueue(run, visitorAt('ada')));
  done.push(enqueue(ofBen.run, visitorAt('ben')), enqueue(fourth.run, visitorAt('ada')));
  done.push(enqueue(ofCleo.run, visitorAt('cleo')));
  await settle();
  expect([ofBen, fourth, ofCleo].map(({ hasBegun }) => hasBegun())).toEqual([true, false, false]);
  ofBen.finish();
  await settle();
  expect([fourth, ofCleo].map(({ hasBegun }) => hasBegun())).toEqual([false, true]);
  for (const { finish } of [...long, fourth, ofCleo]) finish();
  await Promise.all(done);
});

test('a job that waits leaves the queue when its signal aborts, and makes room for another', async () => {
  const enqueue = queueOf(1, 2);
  const [first, second, third] = [job(), job(), job()];
  const leaving = new AbortController();
  const done = [enqueue(first.run), enqueue(second.run, visitorAt('ada'))];
  const left = enqueue(third.run, visitorAt('ada'), leaving.signal);
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  await expect(enqueue(third.run, visitorAt('ada'), leaving.signal)).rejects.toThrow('gone');
  expect(enqueue.lengths()).toEqual({ running: 1, waiting: 1 });
  done.push(enqueue(third.run, visitorAt('ben')));
  for (const { finish } of [first, second, third]) finish();
  await Promise.all(done);
  expect([second.hasBegun(), third.hasBegun(), enqueue.lengths()]).toEqual([true, true, { running: 0, waiting: 0 }]);
});
