import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { severalAtOnce } from './severalAtOnce.ts';

async function* countTo(end: number): AsyncGenerator<number> {
  for (let number = 1; number <= end; number += 1) yield number;
}

/** A job that takes a while, and what is known of its runs. */
function watched(failing?: number) {
  const seen = { begun: [] as number[], running: 0, most: 0 };
  async function job(number: number): Promise<void> {
    seen.begun.push(number);
    seen.running += 1;
    seen.most = Math.max(seen.most, seen.running);
    await setImmediate();
    seen.running -= 1;
    if (number === failing) throw new Error(`${number} fails`);
  }
  return { seen, job };
}

test('every job is done once, a few at once', async () => {
  const { seen, job } = watched();
  await severalAtOnce(countTo(50), job);
  expect(seen.begun).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  expect([seen.most, seen.running]).toEqual([8, 0]);
});

test('a job that fails is told once the others have ended, and no more are begun', async () => {
  const { seen, job } = watched(3);
  await expect(severalAtOnce(countTo(10_000), job)).rejects.toThrow('3 fails');
  expect([seen.running, seen.begun.length < 100]).toEqual([0, true]);
});

test('so is a list that fails', async () => {
  async function* broken(): AsyncGenerator<number> {
    yield* countTo(20);
    throw new Error('The list is broken');
  }
  const { seen, job } = watched();
  await expect(severalAtOnce(broken(), job)).rejects.toThrow('The list is broken');
  expect([seen.begun.length, seen.running]).toEqual([20, 0]);
});
