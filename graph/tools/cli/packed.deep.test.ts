import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../test/freePort.ts';
import { app, buildIfStale } from './buildIfStale.ts';

const run = promisify(execFile);

/** A folder like those in the cache of npx. The account of the embedded database can enter it. Removed after the test. */
async function newFolder(): Promise<string> {
  const cache = await mkdtemp(join(await realpath(tmpdir()), 'cycle-chat-packed-'));
  onTestFinished(() => rm(cache, { recursive: true, force: true }));
  await chmod(cache, 0o755);
  const folder = join(cache, '_npx', 'packed');
  await mkdir(folder, { recursive: true, mode: 0o755 });
  return folder;
}

test('the tarball of npm pack starts with npx, on packages of at most 250 MB, and has the operator’s commands', async () => {
  await buildIfStale(app);
  const folder = await newFolder();
  const pack = await run('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder]);
  const [{ filename, files }]: [{ filename: string; files: { path: string }[] }] = JSON.parse(pack.stdout);
  expect(files.map(({ path }) => path).filter((path) => /\.tsx?$|\.test\.|node_modules/.test(path))).toEqual([]);
  await run('npm', [
    'install',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--prefix',
    folder,
    join(folder, filename),
  ]);
  const [kilobytes = ''] = (await run('du', ['-sk', join(folder, 'node_modules')])).stdout.split('\t');
  const [build = ''] = (await run('du', ['-sk', join(folder, 'node_modules/cycle-chat')])).stdout.split('\t');
  expect((Number(kilobytes) - Number(build)) / 1024).toBeLessThan(250);

  const port = String(await freePort());
  const server = spawn('npx', ['cycle-chat'], {
    cwd: folder,
    env: { ...process.env, PORT: port, DATA_DIR: join(folder, 'data'), DEMO: '1', DATABASE_URL: '', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A process group of its own, so that the signal reaches npx and what it started, as Ctrl-C does.
    detached: true,
  });
  // npx ends at the signal. The server ends later, with its database, and then closes the pipe.
  const closed = once(server, 'close');
  onTestFinished(async () => {
    if (server.exitCode === null && server.signalCode === null) process.kill(-Number(server.pid), 'SIGTERM');
    server.stdout.resume();
    await closed;
  });
  const lines: string[] = [];
  for await (const line of createInterface({ input: server.stdout })) {
    lines.push(line);
    if (line.startsWith('Sign in as')) break;
  }
  expect(lines).toContain(`Cycle Chat is at http://localhost:${port}`);
  const page = await fetch(`http://127.0.0.1:${port}/`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<div id="root">')]);
  const body = JSON.stringify({ query: '{ feed(first: 1) { nodes { id } } }' });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`http://127.0.0.1:${port}/graphql`, { method: 'POST', headers, body });
  expect(await answer.json()).toMatchObject({ data: { feed: { nodes: [{ id: expect.any(String) }] } } });

  const help = await run('npx', ['cycle-chat', '--help'], { cwd: folder });
  expect(help.stdout).toContain('backup');
});
