import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Environment } from '../test/commandLine.ts';
import { environmentOf, runHere } from '../test/commandLine.ts';
import type { Member } from '../test/factories.ts';
import type { TestApp } from '../test/harness.ts';
import { startApp } from '../test/harness.ts';
import { commands } from './commands.ts';

const nobodysId = '0199a000-0000-7000-8000-000000000000';

// Each command opens the whole instance.
vi.setConfig({ testTimeout: 30_000 });

let app: TestApp;
let environment: Environment;
let ada: Member;
beforeAll(async () => {
  app = await startApp();
  environment = environmentOf(app);
  ada = await app.member('Ada');
});
afterAll(() => app.close());

const run = (...words: string[]) => runHere(environment, ...words);
/** The message of a refusal, which must be one. */
async function refusal(...words: string[]) {
  const { code, out, error } = await run(...words);
  expect([code, out]).toEqual([1, '']);
  return error.trimEnd();
}

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

describe('members', () => {
  test('are made by the rules of signing up', async () => {
    expect(await refusal('user', 'create', 'a')).toMatch(/^Username must be 3 to 30 /);
    expect(await refusal('user', 'create', 'ADA')).toBe('Username already taken');
    expect(await refusal('user', 'create', 'bea', '--display-name', ' ')).toBe('Display name is required');
    expect(await refusal('user', 'create', 'bea', '--display-name', 'b'.repeat(51))).toMatch(/at most 50/);
  });

  test('get a password that nobody has thought of, another each time', async () => {
    const made = [await run('user', 'create', 'eva', '--json'), await run('user', 'create', 'evi', '--json')];
    const secrets = made.map(({ json }) => json.password);
    expect(new Set(secrets).size).toBe(2);
    for (const secret of secrets) expect(secret).toMatch(/^[\w-]{20}$/);
    expect(made[0]?.json.displayName).toBe('eva');
    const login = await app.as(null).post('/api/auth/login', { username: 'eva', password: secrets[0] });
    expect(login.status).toBe(200);
  });

  test('who are unknown are refused by every command about members', async () => {
    for (const words of [
      ['user', 'password', 'nobody'],
      ['user', 'suspend', 'nobody'],
      ['export', 'user', 'nobody'],
    ]) {
      expect(await refusal(...words)).toBe('User not found');
    }
    const { error } = await run('user', 'suspend', 'nobody', '--json');
    expect(JSON.parse(error)).toEqual({ message: 'User not found', code: 'NOT_FOUND' });
  });
});

describe('groups', () => {
  test('have a name and a picture that is one', async () => {
    expect(await refusal('group', 'create', ' ')).toBe('name must have 1 to 100 characters');
    expect(await refusal('group', 'create', 'Owls', '--picture', 'no-such.png')).toBe(
      'picture no-such.png cannot be read (ENOENT)',
    );
    expect(await refusal('group', 'create', 'Owls', '--picture', 'package.json')).toMatch(/^Failed to process/);
    expect(await refusal('group', 'create', 'Owls', '--picture', '/media/x.webp')).toMatch(/^picture must be an image/);
    expect(await app.run('select from "group"')).toEqual([]);
  });

  test('keep what is not given, and lose what is given empty', async () => {
    const url = 'https://pictures.example/owl.png';
    const { json } = await run('group', 'create', 'Owls', '--description', 'Late', '--picture', url, '--json');
    expect(json).toMatchObject({ description: 'Late', picture: url });
    const renamed = await run('group', 'edit', 'owls', '--name', ' Night owls ', '--json');
    expect(renamed.json).toEqual({ ...json, name: 'Night owls' });
    const emptied = await run('group', 'edit', json.id, '--description', '', '--picture', '', '--json');
    expect(emptied.json).toEqual({ ...json, name: 'Night owls', description: null, picture: null });
    expect(await refusal('group', 'edit', json.id, '--name', '')).toBe('name must have 1 to 100 characters');
  });

  test('of one name are told apart by their ids; unknown ones are refused', async () => {
    const twins = [await app.group('Twins'), await app.group('TWINS')];
    const message = await refusal('group', 'delete', 'twins', '--yes');
    expect(message).toMatch(/^2 groups are called 'twins'; say which by its id: /);
    for (const { id } of twins) expect(message).toContain(id);
    expect(await run('group', 'delete', twins[0]?.id ?? '', '--yes')).toMatchObject({ code: 0 });
    expect(await run('group', 'delete', 'twins', '--yes')).toMatchObject({ code: 0 });
    for (const called of ['twins', nobodysId]) {
      expect(await refusal('group', 'delete', called, '--yes')).toBe(`There is no group '${called}'`);
    }
  });

  test('go with the posts in them, and the counts of their authors follow', async () => {
    const group = await app.group('Doomed', ada);
    await app.post(ada, { groupId: group.id });
    await app.post(ada, { groupId: group.id, privacy: 'group' });
    expect(await refusal('group', 'delete', 'doomed')).toMatch(/with 2 posts and 1 membership would be deleted/);
    const { json } = await run('group', 'delete', 'doomed', '--yes', '--json');
    expect(json).toEqual({ id: group.id, name: 'Doomed', postCount: 2, memberCount: 1 });
    const { body } = await app.as(ada).get(`/api/users/${ada.id}/stats`);
    expect(body.postCount).toBe(0);
  });
});

test('a group that goes while its members write ends none of their writes in a deadlock', async () => {
  const riders = Object.values(await app.cast(...Array.from({ length: 10 }, (_, index) => `storm_${index}`)));
  for (let round = 0; round < 4; round += 1) {
    const group = await app.group(`Storm ${round}`, ...riders);
    const posts = await app.run<{ id: string; author_id: string }>(
      `insert into post (id, author_id, group_id, content)
       select gen_random_uuid(), author, $2, 'Onwards' from unnest($1::uuid[]) author, generate_series(1, 30)
       order by random() returning id, author_id`,
      riders.map(({ id }) => id),
      group.id,
    );
    let isGone = false;
    /** Follows, edits and deletes until the group is gone; answers the statuses. */
    const write = async (rider: Member, index: number) => {
      const statuses: number[] = [];
      const followed = riders[(index + 3) % riders.length]?.id;
      const { post, put, delete: remove } = app.as(rider);
      for (const [step, { id }] of posts.filter(({ author_id }) => author_id === rider.id).entries()) {
        if (isGone) break;
        const privacy = step % 2 ? 'private' : 'public';
        const answers = await Promise.all([
          post('/api/follows', { followingId: followed }),
          put(`/api/posts/${id}`, { content: 'Edited', privacy }),
          remove(`/api/follows/${rider.id}/${followed}`),
          ...(step % 3 ? [] : [remove(`/api/posts/${id}`)]),
        ]);
        statuses.push(...answers.map(({ status }) => status));
      }
      return statuses;
    };
    const storm = riders.map(write);
    const deleted = await run('group', 'delete', group.id, '--yes');
    isGone = true;
    expect([deleted.code, deleted.error]).toEqual([0, '']);
    const statuses = (await Promise.all(storm)).flat();
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(statuses.length).toBeGreaterThan(riders.length);
  }
  expect((await run('doctor', '--json')).json.counters.flatMap(({ wrong }: { wrong: unknown[] }) => wrong)).toEqual([]);
});

describe('reports', () => {
  beforeEach(() => app.run('delete from report'));

  async function file(targetType: string, targetId: string, reason: string): Promise<string> {
    return (await app.as(ada).post('/api/reports', { targetType, targetId, reason })).body.reportId;
  }

  test('tell of what they are about, and that it is gone', async () => {
    const dan = await app.member('dan', { displayName: 'Dan Dare' });
    const ride = await app.ride(dan, { date: '2031-01-01', content: 'Up the wall' });
    await app.run(`insert into comment (id, post_id, author_id, content) values ($1, $1, $2, 'Ouch')`, ride.id, dan.id);
    await app.run(
      `insert into moment (id, post_id, author_id, address, timestamp) values ($1, $1, $2, 'The wall', now())`,
      ride.id,
      dan.id,
    );
    await file('user', dan.id, 'Rude');
    await file('ride', ride.id, 'Too steep');
    await file('comment', ride.id, 'Loud');
    await file('moment', ride.id, 'Odd');
    const told = async () =>
      (await run('report', 'list', '--json')).json.map(
        ({ targetType, author, excerpt, postId }: Record<string, unknown>) => ({ targetType, author, excerpt, postId }),
      );
    const person = { targetType: 'user', author: 'dan', excerpt: 'Dan Dare', postId: null };
    expect(await told()).toEqual([
      person,
      { targetType: 'post', author: 'dan', excerpt: 'Up the wall', postId: ride.id },
      { targetType: 'comment', author: 'dan', excerpt: 'Ouch', postId: ride.id },
      { targetType: 'moment', author: 'dan', excerpt: 'The wall', postId: ride.id },
    ]);
    await app.as(dan).delete(`/api/posts/${ride.id}`);
    const gone = { author: null, excerpt: null, postId: null };
    const kinds = ['post', 'comment', 'moment'];
    expect(await told()).toEqual([person, ...kinds.map((targetType) => ({ targetType, ...gone }))]);
    expect((await run('report', 'list')).out).toContain('  a post that is gone, reported by Ada\n');
  });

  test('are resolved once, with a word about it', async () => {
    const id = await file('user', (await app.member('odo')).id, 'Rude');
    expect(await refusal('report', 'resolve', id, '--note', ' ')).toBe('note must say what was done');
    expect(await run('report', 'resolve', id, '--note', 'Talked')).toMatchObject({ code: 0, out: `Resolved ${id}.\n` });
    expect(await refusal('report', 'resolve', id, '--note', 'Again')).toBe('This report is resolved already');
    for (const unknown of [nobodysId, 'x']) {
      expect(await refusal('report', 'resolve', unknown, '--note', 'x')).toBe('Report not found');
    }
    expect((await run('report', 'list')).out).toBe('There are no open reports.\n');
    expect((await run('report', 'list', '--all')).out).toMatch(/\n {2}Resolved .+ UTC: Talked\n$/);
  });
});
