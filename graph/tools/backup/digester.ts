import { createHash } from 'node:crypto';

/** The hash and size of a file. */
export interface Digest {
  readonly sha256: string;
  readonly bytes: number;
  readonly lines: number;
}

const newline = 10;

function countLines(chunk: Buffer): number {
  let count = 0;
  for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1)) count += 1;
  return count;
}

/** Computes the digest of bytes that arrive in chunks. */
export function digester() {
  const hash = createHash('sha256');
  let bytes = 0;
  let lines = 0;
  return {
    note(chunk: Buffer): void {
      hash.update(chunk);
      bytes += chunk.length;
      lines += countLines(chunk);
    },
    end: (): Digest => ({ sha256: hash.digest('hex'), bytes, lines }),
  };
}

/** The digest of a stream. */
export async function digestOf(chunks: AsyncIterable<Buffer>): Promise<Digest> {
  const { note, end } = digester();
  for await (const chunk of chunks) note(chunk);
  return end();
}
