import type { ChildProcess } from 'node:child_process';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sendRaw } from '../../test/caller.ts';
import type { Environment } from '../../test/commandLine.ts';
import { commandLineProgram, serverProgram } from '../../test/programs.ts';
import { spawnCommandLine } from '../../test/spawnCommandLine.ts';

/** The folder of an instance without members, which tests copy. */
let founded: string;
let dataDir: string;
let environment: Environment;
let children: ChildProcess[];
beforeAll(async () => {
  children = [];
  founded = await useNewFolder();
  await end(await serve());
});
afterAll(() => rm(founded, { recursive: true, force: true }));
beforeEach(async () => {
  children = [];
  dataDir = await useNewFolder();
});
afterEach(async () => {
  for (const child of children) await end(child);
  await rm(dataDir, { recursive: true, force: true });
});

/** The programs that start next have a new folder. */
async function useNewFolder(): Promise<string> {
  const folder = await mkdtemp(join(await realpath(tmpdir()), 'cycle-chat-cli-'));
  // If root runs the tests, the account of the server must be able to enter the folder.
  await chmod(folder, 0o711);
  environment = { DATABASE_URL: '', DATA_DIR: folder, DEMO: '0', PORT: '0', LOG_LEVEL: 'silent' };
  return folder;
}

/** Creating a database takes much longer than copying one. */
const foundInstance = () => promisify(execFile)('cp', ['-a', `${founded}/.`, dataDir]);

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

function start(program: string, ...words: string[]) {
  const child = spawn(process.execPath, [program, ...words], {
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  children.push(child);
  return child;
}

async function lineOf(child: ReturnType<typeof start>, stream: 'stdout' | 'stderr', pattern: RegExp): Promise<string> {
  for await (const line of createInterface(child[stream])) {
    const found = pattern.exec(line);
    if (found) return found[1] ?? line;
  }
  throw new Error(`The process ended without ${pattern}`);
}

const isServed = () =>
  access(join(dataDir, 'database', 'data', 'postmaster.pid')).then(
    () => true,
    () => false,
  );
async function serve() {
  const server = start(serverProgram);
  const url = await lineOf(server, 'stdout', /^Cycle Chat is at (\S+)/);
  return Object.assign(server, { url });
}
const create = (username: string) => spawnCommandLine(environment, ['user', 'create', username, '--json']);

test('joins the database of a server that is running, and leaves it running', async () => {
  await foundInstance();
  const server = await serve();
  const { code, json } = await create('rosa');
  expect(code).toBe(0);
  const body = JSON.stringify({ username: 'rosa', password: json.password });
  const headers = { 'content-type': 'application/json' };
  const login = await sendRaw(`${server.url}/api/auth/login`, { method: 'POST', headers, body });
  expect([login.status, login.body.id]).toEqual([200, json.id]);
  expect(await isServed()).toBe(true);
  await end(server);
  expect(await isServed()).toBe(false);
});

test('starts the database where nobody has, and stops it; what it wrote is there the next time', async () => {
  await foundInstance();
  expect(await create('rosa')).toMatchObject({ code: 0, error: '' });
  expect(await isServed()).toBe(false);
  expect(await create('ROSA')).toMatchObject({ code: 1, error: expect.stringContaining('Username already taken') });
  expect(await isServed()).toBe(false);
});

test('several at once all do their work, and the last one stops the database', async () => {
  await foundInstance();
  const made = await Promise.all(['ada', 'ben', 'cleo'].map(create));
  expect(made.filter(({ code }) => code !== 0)).toEqual([]);
  expect(await isServed()).toBe(false);
  const doctor = await spawnCommandLine(environment, ['doctor', '--json']);
  expect([doctor.code, doctor.json.isHealthy]).toEqual([0, true]);
});

test('stops the database that it has started when it is told to end halfway', async () => {
  await foundInstance();
  expect((await create('ada')).code).toBe(0);
  const waiting = start(commandLineProgram, 'user', 'create', 'ben', '--password-stdin');
  await vi.waitUntil(isServed, { timeout: 60_000 });
  const guest = await create('cleo');
  expect(guest.code).toBe(0);
  waiting.kill('SIGTERM');
  const [code] = await once(waiting, 'exit');
  expect(code).toBe(1);
  expect(await isServed()).toBe(false);
  expect(await create('ben')).toMatchObject({ code: 0 });
});

test('is created by seed alone of these, with the demo community', async () => {
  expect(await create('rosa')).toMatchObject({ code: 1, error: expect.stringContaining(`in DATA_DIR ${dataDir}`) });
  const seeded = await spawnCommandLine(environment, ['seed', '--json']);
  expect(seeded).toMatchObject({ code: 0, error: 'Creating the database…\n' });
  expect(await isServed()).toBe(false);
  const demo = { ...environment, DEMO: '1' };
  expect((await spawnCommandLine(demo, ['doctor', '--json'])).json.isHealthy).toBe(true);
});

test('is backed up while it is served, and restored into a folder of its own', async () => {
  await foundInstance();
  const server = await serve();
  const made = await create('rosa');
  const backup = join(dataDir, 'backup');
  expect(await spawnCommandLine(environment, ['backup', backup])).toMatchObject({ code: 0, error: '' });
  await end(server);

  const elsewhere = { ...environment, DATA_DIR: join(dataDir, 'restored') };
  const restored = await spawnCommandLine(elsewhere, ['restore', backup, '--json']);
  expect([restored.code, restored.json.doctor.isHealthy]).toEqual([0, true]);
  const exported = await spawnCommandLine(elsewhere, ['export', 'user', 'rosa', '--json']);
  expect([exported.code, exported.out]).toEqual([0, expect.stringContaining(made.json.id)]);
});
