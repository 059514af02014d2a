import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Environment } from '../test/commandLine.ts';
import { commandLineIn, environmentOf, runHere } from '../test/commandLine.ts';
import type { TestApp } from '../test/harness.ts';
import { startApp } from '../test/harness.ts';
import { commands } from './commands.ts';

// Each command opens the whole instance.
vi.setConfig({ testTimeout: 30_000 });

let app: TestApp;
let environment: Environment;
beforeAll(async () => {
  app = await startApp();
  environment = environmentOf(app);
  await app.member('Ada');
});
afterAll(() => app.close());

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
  [['fly'], 'There is no command fly. See npm run cli -- --help'],
  [['user'], 'There is no command user. See npm run cli -- user --help'],
  [['user', 'fly'], 'There is no command user fly. See npm run cli -- user --help'],
  [['user', 'create'], '<username> is missing. See npm run cli -- user create --help'],
  [['user', 'create', 'a', 'b'], "user create knows nothing to do with 'b'. See npm run cli -- user create --help"],
  [['report', 'resolve', 'x'], '--note is missing. See npm run cli -- report resolve --help'],
  [
    ['event', 'create', 'x', '--date', '2030-01-01', '--time', '07:00'],
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
  expect(error).toMatch(/^The database cannot be reached \(.+\): check DATABASE_URL\.\n$/);
  expect(error).not.toContain('s3cret');
});

test('seed fills an empty database alone', async () => {
  expect(await refusal('seed')).toBe('This database has members: the demo community only fills an empty one.');
});

test('a setting at fault is named', async () => {
  const { code, error } = await runHere({ ...environment, TIME_ZONE: 'Mars/Olympus' }, 'report', 'list');
  expect([code, error]).toEqual([1, expect.stringMatching(/^TIME_ZONE is "Mars\/Olympus"/)]);
});
