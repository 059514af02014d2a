import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { precompress } from './precompress.ts';

let folder: string;
const inDist = (name: string) => readFile(join(folder, 'dist', name));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'precompress-'));
  const page = `<p>${'up the hill and down again '.repeat(100)}</p>`;
  await writeFile(join(folder, 'index.html'), `${page}<script type="module" src="/main.js"></script>`);
  await writeFile(join(folder, 'main.js'), 'console.log("short")');
  await build({ root: folder, configFile: false, logLevel: 'error', plugins: [precompress()] });
});
afterAll(() => rm(folder, { recursive: true }));

test('a text lies beside itself in both packings, smaller and whole', async () => {
  const page = await inDist('index.html');
  const packed = { br: await inDist('index.html.br'), gz: await inDist('index.html.gz') };
  expect(brotliDecompressSync(packed.br).equals(page)).toBe(true);
  expect(gunzipSync(packed.gz).equals(page)).toBe(true);
  expect(packed.br.length).toBeLessThan(page.length / 2);
});

test('what fits into one packet is left as it is', async () => {
  const [, script] = /src="\/(assets\/.+?)"/.exec(String(await inDist('index.html'))) ?? [];
  expect(String(await inDist(script ?? ''))).toContain('short');
  await expect(inDist(`${script}.br`)).rejects.toThrow('ENOENT');
});
