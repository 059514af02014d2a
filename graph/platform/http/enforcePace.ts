import { badInput } from '../lib/errors.ts';
import type { ClientPace } from './clientPace.ts';

type Pace = Pick<ClientPace, 'minBytesPerSecond' | 'maxLag'>;

const tooSlow = ({ minBytesPerSecond }: Pace) =>
  badInput(`The body arrives too slowly: send at least ${Math.round(minBytesPerSecond / 1024)} KB a second`);

async function within<Result>(time: number, wait: Promise<Result>, refusal: () => Error): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(refusal()), time);
  try {
    return await Promise.race([wait, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Yields the pieces of a body as they arrive. Throws BAD_USER_INPUT if the sender is below the minimum pace for too long, so that
 * a slow sender cannot occupy an upload slot. The time that the server needs for a piece does not count.
 */
export async function* enforcePace(pieces: AsyncIterable<Buffer>, pace: Pace): AsyncGenerator<Buffer, void> {
  const iterator = pieces[Symbol.asyncIterator]();
  let lagLeft = pace.maxLag;
  try {
    for (;;) {
      const began = performance.now();
      const { value, done } = await within(lagLeft, iterator.next(), () => tooSlow(pace));
      if (done) return;
      const earned = (1000 * value.length) / pace.minBytesPerSecond;
      lagLeft = Math.min(pace.maxLag, lagLeft - (performance.now() - began) + earned);
      yield value;
    }
  } finally {
    // Not awaited: `return` is queued behind a piece that may never arrive.
    iterator.return?.().catch(() => undefined);
  }
}
