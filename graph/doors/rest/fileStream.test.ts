import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { defaultPace } from '../../platform/http/clientPace.ts';
import { fileStream } from './fileStream.ts';

const pauses: number[] = [];
// The pauses are recorded instead of awaited.
vi.mock('node:timers/promises', async (load) => {
  const timers = await load<typeof import('node:timers/promises')>();
  const setTimeout = async (milliseconds: number) => {
    pauses.push(milliseconds);
    await timers.setImmediate();
  };
  return { ...timers, setTimeout };
});

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
  const text = Array.from({ length: count }, () => 'x'.repeat(pieceBytes));
  const stream = fileStream({ text, close }, pace);
  let bytes = 0;
  try {
    for await (const piece of stream) {
      bytes += piece.length;
      // The next piece is ready, and waits for the reader.
      for (let turn = 0; turn < 3; turn += 1) await setImmediate();
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
  pauses.length = 0;
  expect(await text(fileStream({ text: pieces() }, pace))).toBe('xxx');
  expect(pauses).toEqual([3, 20, 50]);
});
