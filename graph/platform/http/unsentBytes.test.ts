import { afterEach, expect, test, vi } from 'vitest';
import { unsentBytes } from './unsentBytes.ts';

afterEach(() => vi.useRealTimers());

const answer = (address: string, bytes: number, sent = 0) => ({
  address,
  bytes,
  sent: () => sent,
  drop: vi.fn<() => void>(),
});

test('the last quarter of all bytes is left for addresses that hold none', () => {
  const unsent = unsentBytes({ ofAddress: 50, all: 100 });
  const ofB = answer('b', 20);
  expect(unsent.take(answer('a', 50))).toBeNull();
  expect(unsent.take(ofB)).toBeNull();
  expect(unsent.take(answer('b', 10))).toMatchObject({
    code: 'RATE_LIMITED',
    message: expect.stringContaining('by others'),
  });
  expect(unsent.take(answer('c', 25))).toBeNull();
  expect(unsent.take(answer('d', 10))).toMatchObject({ code: 'RATE_LIMITED' });
  unsent.free(ofB);
  unsent.free(ofB);
  expect(unsent.take(answer('b', 20))).toBeNull();
  expect(unsent.take(answer('e', 10))).toMatchObject({ code: 'RATE_LIMITED' });
});

test('when all bytes are used up, answers that are read too slowly are dropped, and no others', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const unsent = unsentBytes({ ofAddress: 50, all: 100 });
  const slow = answer('a', 40, 2 ** 16);
  const steady = answer('b', 30, 2 ** 20);
  expect([slow, steady].map(unsent.take)).toEqual([null, null]);
  vi.advanceTimersByTime(10_000);
  const late = answer('c', 30);
  expect(unsent.take(late)).toBeNull();
  expect(unsent.take(answer('d', 30))).toMatchObject({ code: 'RATE_LIMITED' });
  vi.advanceTimersByTime(2_000);
  expect(unsent.take(answer('d', 30))).toBeNull();
  expect([slow, steady, late].map(({ drop }) => drop.mock.calls.length)).toEqual([1, 0, 0]);
  unsent.free(slow);
  expect(unsent.take(answer('e', 20))).toMatchObject({ code: 'RATE_LIMITED' });
});
