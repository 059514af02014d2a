import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EnvironmentError } from '../env/EnvironmentError.ts';
import { SYSTEM_FOLDER } from './embeddedBinaries.ts';
import { embeddedUser } from './embeddedUser.ts';
import { maxLogSize, rotateLog } from './rotateLog.ts';
import { startEmbeddedDatabase } from './startEmbeddedDatabase.ts';
import { startTestDatabaseServer } from './startTestDatabaseServer.ts';

const MODULE = new URL('./startEmbeddedDatabase.ts', import.meta.url).href;
const children: ChildProcess[] = [];
let folder: string;
let dataDir: string;

beforeEach(async () => {
  // Only the current user can enter this folder, like a private home folder.
  folder = await mkdtemp(join(await realpath(tmpdir()), 'cycle-chat-embedded-'));
  dataDir = join(folder, 'data');
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  const home = await realpath(join(dataDir, 'database')).catch(() => undefined);
  if (home) await rm(home, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
});

const start = () => startEmbeddedDatabase({ dataDir, log: () => undefined });

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client(url);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Another process that starts the database and uses it until it is killed. */
async function startElsewhere(): Promise<{ child: ChildProcess; url: string }> {
  const script = `
    const { startEmbeddedDatabase } = await import('${MODULE}');
    const { url } = await startEmbeddedDatabase({ dataDir: process.argv[1], log() {} });
    console.log(url);
    setInterval(() => undefined, 60_000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [url] = await once(createInterface(child.stdout), 'line');
  return { child, url };
}

test('a second start finds the rows of the first, as a role without special rights', async () => {
  const first = await start();
  expect(first.tookOver).toBe(false);
  await query(first.url, `CREATE TABLE bike AS SELECT 'gravel' AS name`);
  await first.stop();

  const second = await start();
  expect(second.tookOver).toBe(false);
  expect(await query(second.url, 'SELECT name FROM bike')).toEqual([{ name: 'gravel' }]);
  expect(
    await query(second.url, `SELECT current_setting('is_superuser') AS super, current_setting('fsync') AS fsync`),
  ).toEqual([{ super: 'off', fsync: 'on' }]);
  await second.stop();
});

test('the password is readable by the server account alone', async () => {
  const { stop } = await start();
  const { mode } = await stat(join(dataDir, 'database', 'password'));
  expect(mode & 0o777).toBe(0o600);
  await stop();
});

test('below a closed home, root places the data where the server account can reach it', async () => {
  const { url, stop } = await start();
  const isRoot = process.getuid?.() === 0;
  const home = await realpath(join(dataDir, 'database'));
  expect(home.startsWith(isRoot ? SYSTEM_FOLDER : dataDir)).toBe(true);
  expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await stop();
});

test('after kill -9 the next start takes the server over, data intact', async () => {
  const { child, url } = await startElsewhere();
  await query(url, `CREATE TABLE bike AS SELECT 'road' AS name`);
  child.kill('SIGKILL');
  await once(child, 'exit');

  const next = await start();
  expect(next.tookOver).toBe(true);
  expect(await query(next.url, 'SELECT name FROM bike')).toEqual([{ name: 'road' }]);
  await next.stop();
  await expect(query(next.url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
});

test('a server that is killed is started again at the same address, data intact', async () => {
  const { url, stop } = await start();
  await query(url, `CREATE TABLE bike AS SELECT 'cargo' AS name`);
  const home = await realpath(join(dataDir, 'database'));
  const [processId] = (await readFile(join(home, 'data', 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(processId), 'SIGKILL');
  const find = () => query(url, 'SELECT name FROM bike');
  await vi.waitFor(async () => expect(await find()).toEqual([{ name: 'cargo' }]), { timeout: 60_000 });
  await stop();
  await expect(find()).rejects.toThrow('ECONNREFUSED');
});

test('a second process on the same folder is refused and the first keeps running', async () => {
  const { url } = await startElsewhere();
  await expect(start()).rejects.toThrow(
    new EnvironmentError(
      `DATA_DIR ${dataDir} is in use by another running Cycle Chat: stop that one, or set DATA_DIR to another folder.`,
    ),
  );
  expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  for (const child of children.splice(0)) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  const next = await start();
  await next.stop();
});

test('of two that start at the same moment on a new folder, one serves', async () => {
  const results = await Promise.allSettled([start(), start()]);
  const [winner, ...others] = results.filter((result) => result.status === 'fulfilled').map((result) => result.value);
  const losses = results.filter((result) => result.status === 'rejected').map((result) => result.reason);
  expect(others).toEqual([]);
  expect(losses).toEqual([expect.any(EnvironmentError)]);
  await winner?.stop();
});

test('a stale postmaster.pid whose number a stranger has by now does not block the start', async () => {
  const first = await start();
  await query(first.url, `CREATE TABLE bike AS SELECT 'hybrid' AS name`);
  await first.stop();
  const home = await realpath(join(dataDir, 'database'));
  const stranger = spawn('sleep', ['60'], { ...(await embeddedUser(home)), cwd: '/', stdio: 'ignore' });
  children.push(stranger);
  const pidFile = join(home, 'data', 'postmaster.pid');
  await writeFile(pidFile, `${stranger.pid}\n${join(home, 'data')}\n1\n1\n\n127.0.0.1\n  1 1\nready   \n`);

  const next = await start();
  expect(next.tookOver).toBe(false);
  expect(await query(next.url, 'SELECT name FROM bike')).toEqual([{ name: 'hybrid' }]);
  await next.stop();
});

test('a folder that cannot be made is named with its cure', async () => {
  await writeFile(dataDir, 'a file is in the way');
  await expect(start()).rejects.toThrow(/^DATA_DIR \S+ cannot be written \(EEXIST\): .+\.$/);
});

test('a link to a database that is gone is named, not replaced', async () => {
  await mkdir(dataDir);
  await symlink(join(folder, 'nowhere'), join(dataDir, 'database'));
  await expect(start()).rejects.toThrow(/^DATA_DIR links to a database that no longer exists \(\S+\): .+\.$/);
});

test('a database of another major version is named with its cure', async () => {
  await (await start()).stop();
  await writeFile(join(dataDir, 'database', 'data', 'PG_VERSION'), '17\n');
  const refusal = await start().catch((error: Error) => error);
  expect(refusal).toBeInstanceOf(EnvironmentError);
  expect(String(refusal)).toMatch(/DATA_DIR holds a database of PostgreSQL 17 .*npm run cli -- backup/);
});

test('the log tells of deadlocks, and is there after the next start', async () => {
  const first = await start();
  await query(first.url, 'CREATE TABLE bike AS SELECT n FROM generate_series(1, 2) n');
  const [one, other] = [new Client(first.url), new Client(first.url)];
  await one.connect();
  await other.connect();
  await one.query('BEGIN; UPDATE bike SET n = n WHERE n = 1');
  await other.query('BEGIN; UPDATE bike SET n = n WHERE n = 2');
  const both = [one.query('UPDATE bike SET n = n WHERE n = 2'), other.query('UPDATE bike SET n = n WHERE n = 1')];
  expect((await Promise.allSettled(both)).filter(({ status }) => status === 'rejected')).toHaveLength(1);
  await one.end();
  await other.end();
  await first.stop();
  const second = await start();
  await second.stop();
  expect(await readFile(join(dataDir, 'database', 'server.log'), 'utf8')).toMatch(/deadlock detected/);
});

test('the log holds no values of rows', async () => {
  const database = await start();
  await query(database.url, 'CREATE TABLE rider (email text PRIMARY KEY, CHECK (length(email) > 5))');
  const insert = (email: string) => query(database.url, `INSERT INTO rider VALUES ('${email}')`);
  await insert('ada@secret.example');
  for (const email of ['ada@secret.example', 'x@s.e']) await expect(insert(email)).rejects.toThrow('violates');
  await database.stop();
  const log = await readFile(join(dataDir, 'database', 'server.log'), 'utf8');
  expect(log).toMatch(/duplicate key value violates unique constraint/);
  expect(log).toMatch(/violates check constraint/);
  expect(log).not.toMatch(/secret|x@s|INSERT/);
});

test('a log that has grown large is put aside, and the server writes on', async () => {
  const { url, stop } = await start();
  const home = await realpath(join(dataDir, 'database'));
  const log = join(home, 'server.log');
  const sizes = async () => (await Promise.all([log, `${log}.1`].map((path) => stat(path)))).map(({ size }) => size);
  await truncate(log, maxLogSize);
  await rotateLog(home);
  expect(await sizes()).toEqual([0, maxLogSize]);
  await expect(query(url, 'SELECT 1 / 0')).rejects.toThrow('division by zero');
  await vi.waitFor(async () => expect(await readFile(log, 'utf8')).toMatch(/^[^\0]*division by zero/), {
    timeout: 60_000,
  });
  for (let round = 0; round < 4; round += 1) {
    await truncate(log, maxLogSize);
    await rotateLog(home);
  }
  await stop();
  expect((await readdir(home)).filter((name) => name.startsWith('server.log')).toSorted()).toEqual([
    'server.log',
    'server.log.1',
    'server.log.2',
    'server.log.3',
  ]);
});

test('the test server leaves nothing behind', async () => {
  vi.stubEnv('TMPDIR', folder);
  const server = await startTestDatabaseServer();
  vi.unstubAllEnvs();
  expect(await query(server.url, `SELECT current_setting('fsync') AS fsync`)).toEqual([{ fsync: 'off' }]);
  const [name = ''] = await readdir(folder);
  const home = await realpath(join(folder, name, 'database'));
  await server.stop();
  expect(await readdir(folder)).toEqual([]);
  await expect(stat(home)).rejects.toThrow('ENOENT');
});
