import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import type { Environment } from '../../test/commandLine.ts';
import { environmentOf, runHere } from '../../test/commandLine.ts';
import type { Member } from '../../test/factories.ts';
import { startApp } from '../../test/harness.ts';
import { spawnCommandLine } from '../../test/spawnCommandLine.ts';
import { useApp } from '../../test/useApp.ts';

const app = useApp();
let environment: Environment;
let ada: Member;
beforeAll(async () => {
  environment = environmentOf(app);
  ada = await app.member('ada');
});

const run = (...words: string[]) => runHere(environment, ...words);
const login = (username: string, secret: string) =>
  app.as(null).post('/api/auth/login', { username, password: secret });

test('npm run cli -- works, and says nothing but JSON where it is to', async () => {
  const words = ['run', '--silent', 'cli', '--', 'report', 'list', '--json'];
  const { stdout } = await promisify(execFile)('npm', words, { env: { ...process.env, ...environment } });
  expect(JSON.parse(stdout)).toEqual([]);
});

test('user create, password and suspend: a member who can sign in, by the passwords that were given', async () => {
  const words = ['user', 'create', 'Rosa', '--display-name', 'Rosa Lind', '--password-stdin', '--json'];
  const created = await spawnCommandLine(environment, words, 'über den Berg\n');
  expect(created).toMatchObject({
    code: 0,
    json: { username: 'Rosa', displayName: 'Rosa Lind', password: null },
    error: '',
  });
  expect((await login('rosa', 'über den Berg')).body).toMatchObject({ id: created.json.id, displayName: 'Rosa Lind' });

  const changed = await run('user', 'password', 'rosa');
  expect([changed.code, changed.out]).toEqual([
    0,
    expect.stringMatching(/^Changed the password of Rosa\. 1 session ended\.\nPassword: \S{20}\n$/),
  ]);
  const generated = changed.out.match(/Password: (\S+)/)?.[1] ?? '';
  expect((await login('rosa', 'über den Berg')).status).toBe(401);
  expect((await login('rosa', generated)).status).toBe(200);

  const suspended = await run('user', 'suspend', 'rosa', '--json');
  expect(suspended).toMatchObject({ code: 0, json: { username: 'Rosa', isSuspended: true, endedSessions: 1 } });
  expect((await login('rosa', generated)).body).toMatchObject({
    code: 'FORBIDDEN',
    message: 'This account is suspended',
  });
});

test('group create, edit and delete: a group that members see', async () => {
  const created = await run('group', 'create', 'Night owls', '--description', 'After dark', '--json');
  const { id } = created.json;
  const facts = { name: 'Night owls', description: 'After dark', picture: null, kind: 'open', memberCount: 0 };
  expect(created.json).toEqual({ id, ...facts });
  const picture = 'graph/demo/pictures/lake-noon.webp';
  expect(await run('group', 'edit', 'night OWLS', '--name', 'Owls', '--picture', picture)).toMatchObject({
    code: 0,
    out: `Changed the group 'Owls' (${id}).\n`,
  });
  await app.as(ada).post(`/api/groups/${id}/join`);
  const [seen] = (await app.as(ada).get('/api/groups/popular')).body;
  expect(seen).toMatchObject({ id, name: 'Owls', description: 'After dark', memberCount: 1 });
  const shown = await fetch(app.url + seen.picture);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);

  expect(await run('group', 'delete', id, '--yes')).toMatchObject({ code: 0 });
  expect((await app.as(ada).get('/api/groups/popular')).body).toEqual([]);
});

test('event create, edit and cancel: an event that members register for', async () => {
  const words = ['--date', '2087-05-02', '--time', '06:30', '--location', 'Pier', '--time-zone', 'europe/berlin'];
  const created = await run('event', 'create', 'Dawn patrol', ...words, '--max-participants', '1', '--json');
  const { id } = created.json;
  expect(created.json).toMatchObject({ title: 'Dawn patrol', timeZone: 'Europe/Berlin', type: 'group_ride' });
  expect((await app.as(ada).post(`/api/events/${id}/register`)).body).toEqual({ participants: 1, isRegistered: true });

  const edited = await run(
    'event',
    'edit',
    'dawn patrol',
    '--time',
    '07:00',
    '--distance',
    '12.5',
    '--type',
    'training',
  );
  expect(edited).toMatchObject({
    code: 0,
    out: `Changed 'Dawn patrol' on 2087-05-02 at 07:00 Europe/Berlin (${id}).\n`,
  });
  expect((await app.as(null).get('/api/events')).body).toEqual([
    {
      id,
      title: 'Dawn patrol',
      description: null,
      date: '2087-05-02',
      time: '07:00',
      location: 'Pier',
      participants: 1,
      maxParticipants: 1,
      type: 'training',
      difficulty: null,
      distance: 12.5,
    },
  ]);

  const cancelled = await run('event', 'cancel', id, '--yes', '--json');
  expect(cancelled).toMatchObject({ code: 0, json: { id, title: 'Dawn patrol', registrationCount: 1 } });
  expect((await app.as(null).get('/api/events')).body).toEqual([]);
  expect(await app.run('select from event_registration')).toEqual([]);
});

test('report list and resolve: what members have reported, until it is settled', async () => {
  const ben = await app.member('ben');
  const { id: targetId } = await app.post(ben, { content: 'Buy my\nhelmets' });
  const filed = await app.as(ada).post('/api/reports', { targetType: 'post', targetId, reason: 'Sells helmets' });
  const { reportId } = filed.body;
  const listed = await run('report', 'list');
  expect([listed.code, listed.out.replace(/\d{4}-\d\d-\d\d \d\d:\d\d UTC/, 'NOW')]).toEqual([
    0,
    `${reportId}  NOW  a post by ben, reported by ada
  Reason: Sells helmets
  It says: Buy my helmets
  See /post/${targetId}
`,
  ]);
  expect(await run('report', 'resolve', reportId, '--note', 'Talked to ben')).toMatchObject({ code: 0 });
  const [resolved] = (await run('report', 'list', '--all', '--json')).json;
  expect(resolved).toMatchObject({ id: reportId, reporter: 'ada', author: 'ben', resolution: 'Talked to ben' });
  expect(Date.parse(resolved.resolvedAt)).toBeGreaterThan(Date.parse(resolved.createdAt) - 1);
});

test('export user: everything that is held of a member, as JSON, asked for or not', async () => {
  const { code, out } = await run('export', 'user', 'ADA');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    account: { id: ada.id, username: 'ada' },
    reports: [{ reason: 'Sells helmets' }],
  });
});

test('doctor: all is well', async () => {
  const { code, out } = await run('doctor');
  expect(out).toMatch(
    /^Cycle Chat \d+\.\d+\.\d+, Node\.js 24\.\S+, PostgreSQL 18\S*\nMigrations: \d+ applied, 0 pending\n/,
  );
  expect(out).toMatch(/\nNo problems found\.\n$/);
  expect(code).toBe(0);
});

test('seed: the demo community for an empty database, whose demo member signs in', async () => {
  const empty = await startApp();
  const seeded = await runHere(environmentOf(empty), 'seed', '--json');
  expect(seeded).toMatchObject({ code: 0, json: { signIn: { username: 'demo', password: 'demo-ride' } } });
  expect(seeded.json.members).toBeGreaterThanOrEqual(24);
  const { status, body } = await empty.as(null).post('/api/auth/login', seeded.json.signIn);
  expect([status, body.username]).toEqual([200, 'demo']);
  await empty.close();
});

test('a command line that cannot be read ends with 2 and names its help; a password is none of its words', async () => {
  const { code, out, error } = await spawnCommandLine(environment, [
    'user',
    'create',
    'mallory',
    '--password',
    'secret',
  ]);
  expect([code, out]).toEqual([2, '']);
  expect(error).toMatch(/^Unknown option '--password'.* See npm run cli -- user create --help\n$/);
  expect(await app.run(`select from "user" where username = 'mallory'`)).toEqual([]);
});
