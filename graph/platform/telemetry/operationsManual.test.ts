import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { commands } from '../../tools/cli/commands.ts';
import { parseCommandLine } from '../../tools/cli/parseCommandLine.ts';
import { readEnv } from '../env/env.ts';

const manual = await readFile('docs/operations.md', 'utf8');
const blocks = [...manual.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block);
const lines = blocks.flatMap((block) => block.trimEnd().split('\n'));

test('the commands of the manual are commands of the operator', () => {
  const typed = lines
    .map((line) => /(?:npm run cli --|cli\.js) (.+)$/.exec(line)?.[1])
    .filter((words) => words !== undefined);
  expect(typed.length).toBeGreaterThan(8);
  for (const line of typed) {
    const words = [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, word = '']) => quoted ?? word);
    expect(parseCommandLine(words, commands)).toHaveProperty('command');
  }
});

test('the scripts of the manual are scripts of the project', () => {
  const scripts = lines.flatMap((line) => /npm (?:run )?(start|(?<=run )\S+)/.exec(line)?.[1] ?? []);
  expect(new Set(scripts)).toEqual(new Set(['start', 'build', 'cli']));
  for (const script of scripts) expect(packageJson.scripts).toHaveProperty(script);
});

test('the settings of the manual can be right', () => {
  const settings = lines.flatMap((line) => [...line.matchAll(/\b([A-Z_]+)="?([^\s"]+)/g)]);
  expect(settings.length).toBeGreaterThan(6);
  const PUBLIC_URL = 'https://rides.example';
  for (const [, name = '', value] of settings) expect(() => readEnv({ PUBLIC_URL, [name]: value })).not.toThrow();
});

test('the image sets for the allocator what the manual says', async () => {
  const [settings = ''] = lines.flatMap((line) => /^export (MALLOC_.+)/.exec(line)?.[1] ?? []);
  expect(settings).toMatch(/MMAP_THRESHOLD_=\d+ .*TRIM_THRESHOLD_=\d+/);
  expect(await readFile('Dockerfile', 'utf8')).toContain(`ENV ${settings}\n`);
});

test('the files that the manual leads to are there', async () => {
  const links = [...manual.matchAll(/\]\(\.\.\/([^)#]+)/g)].map(([, path = '']) => path);
  expect(links).toContain('README.md');
  for (const path of links) expect(await readFile(path, 'utf8')).not.toBe('');
});
