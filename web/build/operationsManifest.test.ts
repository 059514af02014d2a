import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientOperations } from './clientOperations.ts';
import { operationsManifest } from './operationsManifest.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'operations-manifest-'));
  await writeFile(join(folder, 'index.html'), '<script type="module" src="/main.js"></script>');
  await writeFile(join(folder, 'main.js'), 'console.log()');
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [operationsManifest()],
    build: { outDir: 'dist/web' },
  });
});
afterAll(() => rm(folder, { recursive: true }));

test('the build lists every operation of the client with its hash, beside the client and not in it', async () => {
  const manifest = JSON.parse(await readFile(join(folder, 'dist/persisted-operations.json'), 'utf8'));
  expect(manifest).toEqual({
    format: 'apollo-persisted-query-manifest',
    version: 1,
    operations: await clientOperations(),
  });
  for (const { id, body } of manifest.operations) expect(id).toBe(createHash('sha256').update(body).digest('hex'));
  expect(await readdir(join(folder, 'dist/web'))).not.toContain('persisted-operations.json');
});
