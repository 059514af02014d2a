import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import compress from '@fastify/compress';
import staticFiles from '@fastify/static';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { builtFiles } from './builtFiles.ts';

const script = 'a script '.repeat(1_000);

async function serve(wildcard: boolean) {
  const root = await mkdtemp(join(tmpdir(), 'built-'));
  await writeFile(join(root, 'a.js'), script);
  await writeFile(join(root, 'a.js.br'), brotliCompressSync(script));
  const app = fastify();
  onTestFinished(async () => {
    await app.close();
    await rm(root, { recursive: true });
  });
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register(staticFiles, builtFiles({ root, wildcard, lifetimeOf: () => 'no-cache' }));
  app.get('/live', async () => script);
  return async (url: string, encoding: string) => {
    const { headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': encoding } });
    return [headers['content-encoding'], rawPayload.length];
  };
}

test.each([true, false])(
  'sends the compressed copy of a file, and compresses none (wildcard: %s)',
  async (wildcard) => {
    const ask = await serve(wildcard);
    const copy = brotliCompressSync(script).length;
    expect(await ask('/a.js', 'br')).toEqual(['br', copy]);
    expect(await ask('/a.js', 'x-gzip')).toEqual([undefined, script.length]);
    expect(await ask('/a.js.br', 'gzip')).toEqual([undefined, copy]);
    expect(await ask('/live', 'x-gzip')).toEqual(['gzip', expect.any(Number)]);
  },
);
