import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enforcePace } from './enforcePace.ts';

const pace = { minBytesPerSecond: 1000, maxLag: 10_000 };
const tooSlow = { code: 'BAD_USER_INPUT', message: 'The body arrives too slowly: send at least 1 KB a second' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Sends pieces of `bytes` bytes, each after a pause in milliseconds. */
async function* sender(count: number, bytes: number, pause: number): AsyncGenerator<Buffer> {
  for (let sent = 0; sent < count; sent += 1) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    yield Buffer.alloc(bytes);
  }
}

/** The number of bytes that arrive, or the error. */
async function received(pieces: AsyncGenerator<Buffer>) {
  let bytes = 0;
  const reading = (async () => {
    for await (const piece of enforcePace(pieces, pace)) bytes += piece.length;
    return bytes;
  })().catch(({ code, message }) => ({ code, message }));
  await vi.runAllTimersAsync();
  return reading;
}

test('a body that arrives steadily may take as long as it likes', async () => {
  expect(await received(sender(600, 1000, 1000))).toBe(600_000);
});

test('a sender of a byte now and then is refused', async () => {
  expect(await received(sender(600, 1, 1000))).toEqual(tooSlow);
});

test('tiny pieces in quick succession count by their bytes alone', async () => {
  expect(await received(sender(4500, 1, 4))).toEqual(tooSlow);
});

test('a sender who says nothing at all is refused', async () => {
  expect(await received(sender(1, 1000, 10_001))).toEqual(tooSlow);
});

test('much that came at once buys no longer silence later', async () => {
  async function* burst() {
    yield Buffer.alloc(10_000_000);
    yield* sender(1, 1000, 10_001);
  }
  expect(await received(burst())).toEqual(tooSlow);
});

test('the time that the server takes for a piece is not the sender’s', async () => {
  const pieces = enforcePace(sender(2, 1, 100), pace);
  const first = pieces.next();
  await vi.advanceTimersByTimeAsync(100);
  expect((await first).done).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  const second = pieces.next();
  await vi.advanceTimersByTimeAsync(100);
  expect((await second).done).toBe(false);
});
