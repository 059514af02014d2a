import { describe, expect, test } from 'vitest';
import { deleteOldRecords } from '../app/upkeep/deleteOldRecords.ts';
import { authDoors, newcomer } from '../test/authDoors.ts';
import { commandLineIn, environmentOf } from '../test/commandLine.ts';
import { useApp } from '../test/useApp.ts';

const day = 24 * 60 * 60 * 1000;

const app = useApp({ SIGN_UPS: 'approval', RATE_LIMITS: '{"signUps":1000,"applications":1000}' });
const { run, refusal } = commandLineIn(() => environmentOf(app));
const visitor = () => app.as(null);
const taken = { code: 'CONFLICT', message: 'Username already taken' };

describe.each(authDoors)('an applicant, by $name,', ({ name, register, login }) => {
  const named = (word: string) => `${word}_${name}`;
  const applyAs = (word: string) => register(visitor(), newcomer(named(word)));
  const signIn = (word: string, password = 'hill-climb') => login(visitor(), named(word), password);

  test('waits, cannot sign in, and reads why with the right password only', async () => {
    const { fault, cookies } = await applyAs('ada');
    const message = 'Your sign-up waits for the approval of the operator. You can sign in once it is approved.';
    expect([fault, cookies]).toEqual([{ code: 'FORBIDDEN', message }, []]);
    expect(await signIn('ada')).toMatchObject({
      fault: { code: 'FORBIDDEN', message: 'This account waits for the approval of the operator' },
      cookies: [],
    });
    const wrong = { code: 'UNAUTHENTICATED', message: 'Invalid username or password' };
    expect((await signIn('ada', 'valley-dive')).fault).toEqual(wrong);
  });

  test('is seen by nobody, and keeps the name taken', async () => {
    await applyAs('ben');
    expect((await visitor().get(`/api/users/by-username/${named('ben')}`)).status).toBe(404);
    expect((await visitor().get(`/api/search?q=${named('ben')}`)).body.users).toEqual([]);
    expect((await register(visitor(), newcomer(named('BEN')))).fault).toEqual(taken);
    const { json } = await run('invitation', 'create', '--json');
    const invitation = json.url.split('/').at(-1);
    expect((await register(visitor(), { ...newcomer(named('ben')), invitation })).fault).toEqual(taken);
    const invited = await register(visitor(), { ...newcomer(named('cleo')), invitation });
    expect(invited.fault).toBeNull();
    expect((await applyAs('cleo')).fault).toEqual(taken);
  });

  test('is a member once approved', async () => {
    await applyAs('dora');
    const approved = await run('user', 'approve', named('DORA'));
    expect(approved.out).toBe(`${named('dora')} is a member and can sign in.\n`);
    const { fault, user } = await signIn('dora');
    expect([fault, user.displayName]).toEqual([null, newcomer('').displayName]);
    expect((await visitor().get(`/api/users/by-username/${named('dora')}`)).body.id).toBe(user.id);
    expect(await refusal('user', 'approve', named('dora'))).toBe('Application not found');
  });

  test('who is refused reads the words of the operator, and can be approved later', async () => {
    await applyAs('elsa');
    await run('user', 'refuse', named('elsa'), '--words', ' Only riders of the club. ');
    const message = 'The operator has refused this account: Only riders of the club.';
    expect((await signIn('elsa')).fault).toEqual({ code: 'FORBIDDEN', message });
    await run('user', 'approve', named('elsa'));
    expect((await signIn('elsa')).fault).toBeNull();
  });
});

describe('the operator', () => {
  test('lists those who wait before those who are refused', async () => {
    await app.run('delete from application');
    expect((await run('application', 'list')).out).toBe('No sign-up waits.\n');
    for (const username of ['fay', 'gil']) await visitor().post('/api/auth/register', newcomer(username));
    await run('user', 'refuse', 'fay', '--words', 'No');
    expect((await run('application', 'list')).out).toMatch(
      /^gil {2}Grace Vos {2}since \S+ \S+ UTC\nfay {2}Grace Vos {2}since \S+ \S+ UTC {2}refused \S+ \S+ UTC: No\n$/,
    );
  });

  test('is refused for unknown applicants, for no words, and for a name that a member has', async () => {
    expect(await refusal('user', 'approve', 'nobody')).toBe('Application not found');
    expect(await refusal('user', 'refuse', 'nobody', '--words', 'No')).toBe('Application not found');
    await visitor().post('/api/auth/register', newcomer('hal'));
    for (const words of [' ', 'x'.repeat(1001)])
      expect(await refusal('user', 'refuse', 'hal', '--words', words)).toBe('words must have 1 to 1000 characters');
    await run('user', 'create', 'hal');
    expect(await refusal('user', 'approve', 'hal')).toBe('Username already taken');
    expect((await run('application', 'list', '--json')).json).toContainEqual(
      expect.objectContaining({ username: 'hal', refusedAt: null }),
    );
  });

  test('keeps a refused application for 30 days, and one that waits until a decision', async () => {
    for (const username of ['ida', 'jan']) await visitor().post('/api/auth/register', newcomer(username));
    await run('user', 'refuse', 'ida', '--words', 'No');
    const names = async () =>
      (await app.run<{ username: string }>('select username from application')).map((row) => row.username);
    await deleteOldRecords(app.backend.sql, new Date(Date.now() + 29 * day));
    expect(await names()).toEqual(expect.arrayContaining(['ida', 'jan']));
    await deleteOldRecords(app.backend.sql, new Date(Date.now() + 31 * day));
    expect(await names()).toContain('jan');
    expect(await names()).not.toContain('ida');
  });
});

describe('one address', () => {
  const strict = useApp({ SIGN_UPS: 'approval', TRUST_PROXY: 'on', RATE_LIMITS: '{"applications":2}' });

  test.each(authDoors)('cannot fill the list of sign-ups that wait, by $name', async ({ name, register }) => {
    const at = (address: string) => strict.with({ 'x-forwarded-for': address });
    const here = `198.51.100.${name.length}`;
    const codes: unknown[] = [];
    for (const word of ['one', 'two', 'three'])
      codes.push((await register(at(here), newcomer(`${word}_${name}`))).fault?.code);
    expect(codes).toEqual(['FORBIDDEN', 'FORBIDDEN', 'RATE_LIMITED']);
    const there = `203.0.113.${name.length}`;
    expect((await register(at(there), newcomer(`four_${name}`))).fault?.code).toBe('FORBIDDEN');
    const waiting = await strict.run('select username from application where username like $1', `%_${name}`);
    expect(waiting).toHaveLength(3);
  });
});
