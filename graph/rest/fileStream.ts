import { Readable } from 'node:stream';
import type { FileAnswer } from './restRoute.ts';

/** How long a client may read nothing of a file, in milliseconds, before it is given up. */
const usualPatience = 30_000;

/** The text of a file as a stream, whose pieces are made as the client reads them; one that is not read is given up. */
export function fileStream({ text, close }: FileAnswer, patience = usualPatience): Readable {
  const giveUp = () => void stream.destroy();
  const impatience = setTimeout(giveUp, patience).unref();
  function* pieces() {
    for (const piece of text) {
      impatience.refresh();
      yield piece;
    }
  }
  const stream = Readable.from(pieces(), { objectMode: false });
  return stream.once('close', () => {
    clearTimeout(impatience);
    close?.();
  });
}
