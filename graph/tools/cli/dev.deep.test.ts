import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../test/freePort.ts';

/** Starts both sides in watch mode. `fault` is a module that every process of them loads first. */
async function spawnDev(dataDir: string, fault = '') {
  const port = String(await freePort());
  const nodeOptions = `${process.env.NODE_OPTIONS ?? ''} --import data:text/javascript,${encodeURIComponent(fault)}`;
  const child = spawn(process.execPath, ['graph/tools/cli/dev.ts'], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: port,
      HOST: '127.0.0.1',
      DEMO: '0',
      NO_COLOR: '1',
      NODE_OPTIONS: nodeOptions,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { child, port };
}

/** Waits until both sides have printed their addresses. */
async function startDev(dataDir: string, fault?: string) {
  const { child, port } = await spawnDev(dataDir, fault);
  const exited = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await exited;
  });
  const printed: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => printed.push(text));
  let url: string | undefined;
  for await (const line of createInterface({ input: child.stdout })) {
    printed.push(line);
    url ??= /Local:\s+(http\S+?)\/?$/.exec(line)?.[1];
    if (url && line.startsWith('Cycle Chat is at')) return { child, exited, printed, url, port };
  }
  throw new Error(`It has not started:\n${printed.join('\n')}`);
}

/** The folder of an instance, which is gone after the test. */
async function newDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cycle-chat-dev-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return dataDir;
}

async function expectNothingRuns(dataDir: string, port: string): Promise<void> {
  await expect(fetch(`http://127.0.0.1:${port}/health/live`)).rejects.toThrow('fetch failed');
  // PostgreSQL removes this file when it stops.
  const files = await readdir(dataDir, { recursive: true });
  expect(files.filter((file) => file.endsWith('postmaster.pid'))).toEqual([]);
}

test('npm run dev serves the client and passes the API on, and leaves nothing running when it ends', {
  timeout: 300_000,
}, async () => {
  const dataDir = await newDataDir();
  const { child, exited, printed, url, port } = await startDev(dataDir);

  expect(await (await fetch(url)).text()).toContain('<div id="root">');
  // Vite answers a pre-bundled dependency once its scan has succeeded.
  const main = await (await fetch(`${url}/main.tsx`)).text();
  const [, dependency] = /"(\/[^"]*\/deps\/react[^"]*)"/.exec(main) ?? [];
  expect((await fetch(`${url}${dependency}`)).status).toBe(200);
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ feed(first: 1) { nodes { id } } }' }),
  });
  expect(await answer.json()).toMatchObject({ data: { feed: { nodes: [] } } });
  for (const path of ['/health/ready', '/robots.txt', '/sitemap.xml', '/feed.xml']) {
    expect([path, (await fetch(`${url}${path}`)).status]).toEqual([path, 200]);
  }
  // A file of the client's source, though the server's pictures are at /media.
  expect(await (await fetch(`${url}/media/Photo.tsx`)).text()).toContain('function Photo');

  child.kill('SIGTERM');
  const [code] = await exited;
  expect(code, printed.join('\n')).toBe(0);
  await expectNothingRuns(dataDir, port);
});

test('npm run dev ends the API and its database when the page server fails while it runs', {
  timeout: 300_000,
}, async () => {
  const dataDir = await newDataDir();
  const fault = "process.once('SIGUSR2', () => { throw new Error('The page server has failed') })";
  const { child, exited, printed, port } = await startDev(dataDir, fault);
  expect((await fetch(`http://127.0.0.1:${port}/health/live`)).status).toBe(200);

  child.kill('SIGUSR2');
  const [code] = await exited;
  expect(code).toBe(1);
  await expect.poll(() => printed.join('\n')).toContain('The page server has failed');
  await expectNothingRuns(dataDir, port);
});

test('npm run dev starts no API and no database when the page server cannot start', { timeout: 300_000 }, async () => {
  const dataDir = await newDataDir();
  const fault = `import { Server } from 'node:net';
    const { listen } = Server.prototype;
    Server.prototype.listen = function (...given) {
      if (process.argv[1].endsWith('dev.ts')) throw new Error('The page server cannot start');
      return listen.apply(this, given);
    };`;
  const { child, port } = await spawnDev(dataDir, fault);
  const [printed, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);

  expect([code, printed]).toEqual([1, expect.stringContaining('The page server cannot start')]);
  await expectNothingRuns(dataDir, port);
});
