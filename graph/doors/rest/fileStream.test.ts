import { text } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { defaultPace } from '../../platform/http/clientPace.ts';
import { fileStream } from './fileStream.ts';

const pace = { ...defaultPace, minBytesPerSecond: 1000, maxLag: 10_000 };
/** More than the stream keeps ready for its reader. */
const pieceBytes = 100_000;
const count = 20;

afterEach(() => void vi.restoreAllMocks());

/** The number of bytes that a reader gets that pauses for some milliseconds before each piece, and whether that is the end. */
async function readWith(pause: number) {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const close = vi.fn();
  let left = count;
  function* pieces() {
    for (; left > 0; left -= 1) yield 'x'.repeat(pieceBytes);
  }
  const stream = fileStream({ text: pieces(), close }, pace);
  let bytes = 0;
  try {
    for await (const piece of stream) {
      bytes += piece.length;
      // The next piece is ready, and waits for the reader.
      await vi.waitUntil(() => stream.readableLength > 0 || stream.destroyed || left === 0, {
        interval: 1,
        timeout: 60_000,
      });
      now += pause;
    }
  } catch (error) {
    expect(error).toMatchObject({ code: 'ERR_STREAM_PREMATURE_CLOSE' });
  }
  expect(close).toHaveBeenCalledTimes(1);
  return { bytes, isWhole: stream.readableEnded };
}

test('a reader at the minimum pace gets the whole file, however long that takes', async () => {
  expect(await readWith(100_000)).toEqual({ bytes: count * pieceBytes, isWhole: true });
});

test('a reader below it for too long is given up, so that its slot is free', async () => {
  const { bytes, isWhole } = await readWith(104_000);
  expect(isWhole).toBe(false);
  expect(bytes).toBeLessThan(5 * pieceBytes);
});

test('after each piece the stream pauses as long as the piece took, at most 50 milliseconds', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  function* pieces() {
    for (const duration of [3, 20, 700]) {
      now += duration;
      yield 'x';
    }
  }
  const timing = vi.spyOn(globalThis, 'setTimeout');
  expect(await text(fileStream({ text: pieces() }, pace))).toBe('xxx');
  const durations = timing.mock.calls.map(([, duration]) => duration);
  expect(durations.filter((duration) => duration !== pace.maxUnread)).toEqual([3, 20, 50]);
});
