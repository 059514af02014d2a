import { afterEach, expect, test, vi } from 'vitest';
import { unsentBytes } from './unsentBytes.ts';

afterEach(() => vi.useRealTimers());

const answer = (address: string, bytes: number, sent = 0) => ({
  address,
  bytes,
  sent: () => sent,
  drop: vi.fn<() => void>(),
});

const drops = (...answers: ReturnType<typeof answer>[]) => answers.map(({ drop }) => drop.mock.calls.length);
const limits = { ofAddress: 50, all: 100, ofReserve: 25 };

test('the last quarter of all bytes is left for addresses that hold little', () => {
  const unsent = unsentBytes(limits);
  const ofB = answer('b', 35);
  expect(unsent.take(answer('a', 40))).toBeNull();
  expect(unsent.take(ofB)).toBeNull();
  expect(unsent.take(answer('b', 10))).toMatchObject({
    code: 'RATE_LIMITED',
    message: expect.stringContaining('by others'),
  });
  expect([unsent.take(answer('c', 10)), unsent.take(answer('c', 10))]).toEqual([null, null]);
  unsent.free(ofB);
  unsent.free(ofB);
  expect(unsent.take(answer('b', 10))).toBeNull();
  expect(unsent.take(answer('b', 30))).toMatchObject({ code: 'RATE_LIMITED' });
});

test('beyond its own limit, only answers of the address are dropped, and only late ones', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const unsent = unsentBytes(limits);
  const [own, other] = [answer('a', 40), answer('b', 10)];
  expect([own, other].map(unsent.take)).toEqual([null, null]);
  vi.advanceTimersByTime(10_000);
  expect(unsent.take(answer('a', 20))).toMatchObject({ message: expect.stringContaining('your network address') });
  vi.advanceTimersByTime(1);
  expect(unsent.take(answer('a', 20))).toBeNull();
  expect(drops(own, other)).toEqual([1, 0]);
});

test('when all bytes are used up, answers that are read too slowly are dropped, and no others', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const unsent = unsentBytes(limits);
  const slow = answer('a', 40, 2 ** 16);
  const steady = answer('b', 30, 2 ** 20);
  expect([slow, steady].map(unsent.take)).toEqual([null, null]);
  vi.advanceTimersByTime(11_000);
  expect(unsent.take(answer('d', 40))).toMatchObject({ code: 'RATE_LIMITED' });
  vi.advanceTimersByTime(1);
  expect(unsent.take(answer('d', 40))).toBeNull();
  expect(drops(slow, steady)).toEqual([1, 0]);
  unsent.free(slow);
  expect(unsent.take(answer('e', 40))).toMatchObject({ code: 'RATE_LIMITED' });
});

test('for a caller who holds less, the oldest answers of the address with most are dropped, however fast their readers', () => {
  const unsent = unsentBytes(limits);
  const [first, second, ofB, ofC] = [answer('a', 20), answer('a', 20), answer('b', 30), answer('c', 25)] as const;
  expect([first, second, ofB, ofC].map(unsent.take)).toEqual([null, null, null, null]);
  expect(unsent.take(answer('d', 20))).toBeNull();
  expect(drops(first, second, ofB, ofC)).toEqual([1, 0, 0, 0]);
  expect(unsent.take(answer('e', 20))).toBeNull();
  expect(drops(first, second, ofB, ofC)).toEqual([1, 0, 1, 0]);
});
