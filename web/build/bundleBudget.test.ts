import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bundleBudget } from './bundleBudget.ts';

let folder: string;

/** Text that does not compress, so its compressed size is about its length. */
function ballast(kilobytes: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(kilobytes * 750));
  return `console.log('${Buffer.from(bytes).toString('base64')}');`;
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bundle-budget-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function buildWith(files: Record<string, string>, input = ['main.js']): Promise<string[]> {
  for (const [name, code] of Object.entries(files)) await writeFile(join(folder, name), code);
  const told: string[] = [];
  await build({
    root: folder,
    configFile: false,
    plugins: [bundleBudget({ others: 20, light: 4 }, { light: '/start.js' })],
    build: { write: false, modulePreload: false, rolldownOptions: { input: input.map((name) => join(folder, name)) } },
    customLogger: {
      info: (message) => told.push(message),
      warn: (message) => told.push(message),
      warnOnce: (message) => told.push(message),
      error: (message) => told.push(message),
      clearScreen: () => {},
      hasErrorLogged: () => false,
      hasWarned: false,
    },
  });
  return told;
}

test('a first load over the budget fails the build and says by how much', async () => {
  await expect(buildWith({ 'main.js': ballast(30) })).rejects.toThrow(/2\d\.\d KB .* for no page; the budget is 20 KB/);
});

test('what the entry imports statically counts', async () => {
  const files = { 'main.js': "import './part.js';", 'part.js': ballast(30) };
  await expect(buildWith(files)).rejects.toThrow('the budget is 20 KB');
});

test('what a page needs counts', async () => {
  const files = { 'main.js': "import('./heavy.js');", 'heavy.js': "import './part.js';", 'part.js': ballast(30) };
  await expect(buildWith(files)).rejects.toThrow(/2\d\.\d KB .* for .*heavy.*; the budget is 20 KB/);
});

test('a page can have a budget of its own', async () => {
  const files = { 'main.js': "import('./light.js');", 'light.js': ballast(10) };
  await expect(buildWith(files)).rejects.toThrow(/for .*light.*; the budget is 4 KB/);
});

test('what a page fetches on demand does not count', async () => {
  const files = { 'main.js': "import('./page.js');", 'page.js': "import('./dialog.js');", 'dialog.js': ballast(30) };
  const told = await buildWith(files);
  const [, weight] = /([\d.]+) KB of gzipped JavaScript for .*page/.exec(told.join('\n')) ?? [];
  expect(Number(weight)).toBeLessThan(5);
});

test('a script of one document counts for its page alone', async () => {
  const files = {
    'main.js': "import('./light.js'); import('./other.js');",
    'light.js': ballast(1),
    'other.js': ballast(24),
    'start.js': ballast(2),
  };
  const told = (await buildWith(files, ['main.js', 'start.js'])).join('\n');
  expect(told).toMatch(/19\.\d KB .* for .*other.*; the budget is 20 KB/);
  expect(told).toMatch(/3\.\d KB .* for .*light.*; the budget is 4 KB/);
});
