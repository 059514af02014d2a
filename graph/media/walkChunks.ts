import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';

/** The bytes of a file in pieces. `source` is the content or the path of the file. */
export const piecesOf = (source: Buffer | string): AsyncIterable<Buffer> =>
  typeof source === 'string' ? createReadStream(source) : Readable.from([source]);

/** A part of a file that starts with a head of 8 bytes. */
export interface Chunk {
  readonly type: string;
  /** The bytes between its head and the next one. */
  readonly rest: number;
}

/** How a file is divided into chunks. */
export interface ChunkLayout {
  /** The bytes before the first chunk. */
  readonly before: number;
  read(head: Buffer): Chunk;
}

const headBytes = 8;
/** A picture of 100 megapixels in chunks of 8 KB has fewer. Each takes a microsecond, also an empty one. */
export const maxChunks = 100_000;

/** Calls `visit` with each chunk until it returns false. Returns whether the file has more than `maxChunks` chunks. */
export async function walkChunks(
  source: Buffer | string,
  { before, read }: ChunkLayout,
  visit: (chunk: Chunk) => boolean,
): Promise<boolean> {
  let count = 0;
  let head = Buffer.alloc(0);
  /** The bytes before the next head. */
  let ahead = before;
  for await (const piece of piecesOf(source)) {
    let at = 0;
    while (at < piece.length) {
      const skipped = Math.min(ahead, piece.length - at);
      ahead -= skipped;
      at += skipped;
      const part = piece.subarray(at, at + headBytes - head.length);
      head = Buffer.concat([head, part]);
      at += part.length;
      if (head.length < headBytes) break;
      const chunk = read(head);
      if (!visit(chunk)) return false;
      count += 1;
      if (count > maxChunks) return true;
      ahead = chunk.rest;
      head = Buffer.alloc(0);
    }
  }
  return false;
}
