import { Readable } from 'node:stream';
import type { ClientPace } from '../../platform/http/clientPace.ts';
import { pauseAfter } from '../../platform/lib/pauseAfter.ts';
import type { FileAnswer } from './restEndpoint.ts';

/** The maximum pause after a chunk, in milliseconds. */
const maxPause = 50;

type Pace = Omit<ClientPace, 'maxTrust'>;

/**
 * A file as a stream. Its chunks are generated as the client reads them. After each chunk the stream pauses as long as its
 * generation took, so that other requests run. If the client does not read, or stays below the minimum pace for too long, the stream is
 * destroyed.
 */
export function fileStream({ text, close }: FileAnswer, { maxUnread, minBytesPerSecond, maxLag }: Pace): Readable {
  const waitForClient = () => setTimeout(() => void stream.destroy(), maxUnread).unref();
  let impatience = waitForClient();
  // The timeout and the pace count only the time in which the server waits for the client, not that for a chunk.
  async function* pieces() {
    let lagLeft = maxLag;
    clearTimeout(impatience);
    let requested = performance.now();
    for await (const piece of text) {
      await pauseAfter(requested, { most: maxPause });
      const began = performance.now();
      impatience = waitForClient();
      yield piece;
      clearTimeout(impatience);
      const earned = (1000 * Buffer.byteLength(piece)) / minBytesPerSecond;
      lagLeft = Math.min(maxLag, lagLeft - (performance.now() - began) + earned);
      if (lagLeft < 0) {
        stream.destroy();
        return;
      }
      requested = performance.now();
    }
    impatience = waitForClient();
  }
  const stream = Readable.from(pieces(), { objectMode: false });
  return stream.once('close', () => {
    clearTimeout(impatience);
    close?.();
  });
}
