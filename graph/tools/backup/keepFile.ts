import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Digest, digester } from './digester.ts';

/** Writes a stream to a new file that only this account can read. Resolves when the file is on disk. */
export async function keepFile(folder: string, path: string, source: Readable): Promise<Digest> {
  const { note, end } = digester();
  async function* passing(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      note(chunk);
      yield chunk;
    }
  }
  await pipeline(source, passing, createWriteStream(join(folder, path), { flags: 'wx', mode: 0o600, flush: true }));
  return end();
}
