import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { connect } from '../../model/orm.ts';
import { migrationLock } from '../../platform/database/migrate.ts';
import { migrations } from '../../platform/database/migrations.ts';
import type { Environment } from '../../test/commandLine.ts';
import { commandLineIn, environmentOf, runHere } from '../../test/commandLine.ts';
import { createDatabase } from '../../test/databases.ts';
import { useApp } from '../../test/useApp.ts';
import { commands } from './commands.ts';

const app = useApp();
let environment: Environment;
beforeAll(async () => {
  environment = environmentOf(app);
  await app.member('Ada');
});

const { run, refusal } = commandLineIn(() => environment);

describe('help', () => {
  test('lists every command, whole or by its noun, and tells each one’s options', async () => {
    const { code, out } = await run('--help');
    expect(code).toBe(0);
    for (const { name, help } of commands) {
      expect(out).toContain(`  ${name} `);
      expect(out).toContain(help);
    }
    const groups = await run('group', '--help');
    expect(groups).toMatchObject({ code: 0, out: expect.stringContaining('group delete <group>') });
    expect(groups.out).not.toContain('user create');
  });

  test.each(commands)(
    'of $name tells its operands and options, --json and --help',
    async ({ name, operands, options }) => {
      const { code, out, error } = await run(...name.split(' '), '--help');
      expect([code, error]).toEqual([0, '']);
      expect(out).toMatch(
        new RegExp(`^Usage: npm run cli -- ${name}${operands.map((each) => ` <${each}>`).join('')} `),
      );
      for (const option of [...Object.keys(options), 'json', 'help']) expect(out).toContain(`--${option}`);
      expect(Object.keys(options).filter((option) => /password$|secret|token/.test(option))).toEqual([]);
    },
  );
});

test.each([
  [[], 'A command is missing. See npm run cli -- --help'],
  [['fly'], 'Unknown command fly. See npm run cli -- --help'],
  [['user'], 'Unknown command user. See npm run cli -- user --help'],
  [['user', 'fly'], 'Unknown command user fly. See npm run cli -- user --help'],
  [['user', 'create'], '<username> is missing. See npm run cli -- user create --help'],
  [['user', 'create', 'a', 'b'], "user create does not accept 'b'. See npm run cli -- user create --help"],
  [['report', 'resolve', 'x'], '--note is missing. See npm run cli -- report resolve --help'],
  [
    ['event', 'create', 'x', '--date', '2086-01-01', '--time', '07:00'],
    '--location is missing. See npm run cli -- event create --help',
  ],
])('%j cannot be read', async (words, message) => {
  expect(await run(...words)).toEqual({ code: 2, out: '', error: `${message}\n`, json: null });
  const asJson = await run(...words, '--json');
  expect([asJson.code, asJson.out]).toEqual([2, '']);
  expect(JSON.parse(asJson.error)).toEqual({ message: expect.any(String), code: 'BAD_USER_INPUT' });
});

test('a database that cannot be reached is named with its cure, without its password', async () => {
  const unreachable = { ...environment, DATABASE_URL: 'postgres://rider:s3cret@127.0.0.1:1/nowhere' };
  const { code, error } = await runHere(unreachable, 'report', 'list');
  expect(code).toBe(1);
  expect(error).toMatch(/^DATABASE_URL cannot be reached \(.+\): check its host, port, name and password\.\n$/);
  expect(error).not.toContain('s3cret');
});

test.each(commands.filter(({ createsDatabase }) => !createsDatabase))(
  '$name in the wrong place creates no database, and says which variables name it',
  async ({ name, operands, options }) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'cycle-chat-nowhere-'));
    const required = Object.entries(options).filter(([, { isRequired }]) => isRequired);
    const words = [...name.split(' '), ...operands, ...required.flatMap(([option]) => [`--${option}`, 'x'])];
    expect(await runHere({ ...environment, DATABASE_URL: '', DATA_DIR: dataDir }, ...words)).toEqual({
      code: 1,
      out: '',
      error: `There is no database of Cycle Chat in DATA_DIR ${dataDir}: give this command the DATABASE_URL or DATA_DIR of the server, or start the server once to create the database.\n`,
      json: null,
    });
    expect(await readdir(dataDir)).toEqual([]);
    await rm(dataDir, { recursive: true });
  },
);

test('a command waits for the migrations that another process is applying', async () => {
  const empty = await createDatabase();
  const orm = await connect(empty.url);
  const holder = new Client(empty.url);
  await holder.connect();
  await holder.query('select pg_advisory_lock($1)', [migrationLock]);
  await orm.migrator.up({ migrations: migrations.slice(0, 2).map(({ name }) => name) });
  const asked = runHere({ ...environment, DATABASE_URL: empty.url }, 'report', 'list');
  const waiting = `select from pg_stat_activity where datname = current_database() and query like '%pg_try_advisory_lock_shared%'
    and pid <> pg_backend_pid()`;
  await vi.waitUntil(async () => (await holder.query(waiting)).rowCount === 1, { timeout: 60_000 });
  await orm.migrator.up();
  await holder.end();
  expect(await asked).toMatchObject({ code: 0, out: 'There are no open reports.\n' });
  await orm.close();
  await empty.drop();
});

test('seed fills an empty database alone', async () => {
  expect(await refusal('seed')).toBe('This database has members: the demo community needs an empty database.');
});

test('a setting at fault is named', async () => {
  const { code, error } = await runHere({ ...environment, TIME_ZONE: 'Mars/Olympus' }, 'report', 'list');
  expect([code, error]).toEqual([1, expect.stringMatching(/^TIME_ZONE is "Mars\/Olympus"/)]);
});
