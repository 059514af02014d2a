import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { ClientPace } from '../../platform/http/clientPace.ts';
import type { FileAnswer } from './restEndpoint.ts';

/**
 * A file as a stream. Its chunks are generated as the client reads them, and other requests run between two chunks. If
 * the client does not read, the stream is destroyed.
 */
export function fileStream({ text, close }: FileAnswer, { maxUnread }: Pick<ClientPace, 'maxUnread'>): Readable {
  const waitForClient = () => setTimeout(() => void stream.destroy(), maxUnread).unref();
  let impatience = waitForClient();
  // The timeout runs only while the server waits for the client, not while it generates a chunk.
  async function* pieces() {
    clearTimeout(impatience);
    for await (const piece of text) {
      await setImmediate();
      impatience = waitForClient();
      yield piece;
      clearTimeout(impatience);
    }
    impatience = waitForClient();
  }
  const stream = Readable.from(pieces(), { objectMode: false });
  return stream.once('close', () => {
    clearTimeout(impatience);
    close?.();
  });
}
