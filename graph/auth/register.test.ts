import { describe, expect, test } from 'vitest';
import { authDoors, newcomer } from '../test/authDoors.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();

const formFaults = [
  { input: { displayName: '' }, message: 'Display name is required', field: 'displayName' },
  { input: { displayName: '   ' }, message: 'Display name is required', field: 'displayName' },
  { input: { displayName: '\u200b\u2060\u202e' }, message: 'Display name is required', field: 'displayName' },
  { input: { displayName: '\u3164\u115f\u2800' }, message: 'Display name is required', field: 'displayName' },
  { input: { confirmPassword: 'other-hill' }, message: 'Passwords do not match', field: 'confirmPassword' },
  {
    input: { password: 'short', confirmPassword: 'short' },
    message: 'Password must be at least 6 characters',
    field: 'password',
  },
];

const secrets = /passwordHash|tokenHash|password|argon2/i;

describe.each(authDoors)('register by $name', ({ name, register }) => {
  const unique = (word: string) => `${word}_${name}`;

  test('opens an account and a session of its own at once', async () => {
    const { fault, user, sessionId, cookies } = await register(app.as(null), newcomer(unique('grace')));
    expect(fault).toBeNull();
    expect(user).toMatchObject({
      username: unique('grace'),
      displayName: 'Grace Vos',
      monthlyGoal: 250,
      email: null,
    });
    expect(sessionId).toMatch(/^[\w-]{43}$/);
    expect(cookies).toEqual([`session_id=${sessionId}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`]);
    const me = await app.with({ authorization: `Bearer ${sessionId}` }).get('/api/auth/me');
    expect(me.body.id).toBe(user.id);
  });

  test('tells no secret, and stores none in the clear', async () => {
    const { user, sessionId } = await register(app.as(null), newcomer(unique('secretive')));
    expect(JSON.stringify(user)).not.toMatch(secrets);
    const [account] = await app.run('select * from "user" where id = $1', user.id);
    expect(account?.password_hash).toMatch(/^\$argon2id\$/);
    const stored = JSON.stringify(await app.run('select * from session where user_id = $1', user.id));
    expect(stored).not.toContain(sessionId);
    expect(stored).toMatch(/"token_hash":"[0-9a-f]{64}"/);
  });

  test.each(formFaults)('$input is refused with the message of the form', async ({ input, message }) => {
    const refused = await register(app.as(null), { ...newcomer(unique('refused')), ...input });
    expect(refused.fault).toMatchObject({ code: 'BAD_USER_INPUT', message });
    expect(refused.cookies).toEqual([]);
    expect(await app.run('select from "user" where username = $1', unique('refused'))).toEqual([]);
  });

  test.each(['ab', '.dot', 'dot.', '-dash', 'spa ce', 'ünder', `a${'b'.repeat(30)}`, 'nul\u0000', ''])(
    'the username %j breaks the rule of usernames',
    async (username) => {
      const refused = await register(app.as(null), newcomer(username));
      expect(refused.fault).toMatchObject({
        code: 'BAD_USER_INPUT',
        message: 'Username must be 3 to 30 letters, digits or _, with . and - only inside',
      });
    },
  );

  test('names of 3 and of 30 characters, dots and dashes inside, pass', async () => {
    const mark = name[0] ?? '';
    for (const username of [`a.${mark}`, `${mark}-${'c'.repeat(28)}`]) {
      expect((await register(app.as(null), newcomer(username))).user).toMatchObject({ username });
    }
  });

  test('a display name of 50 characters of any script passes, blanks around it dropped, one of 51 does not', async () => {
    const displayName = '環🚴'.repeat(25);
    const passed = await register(app.as(null), { ...newcomer(unique('script')), displayName: `  ${displayName} ` });
    expect(passed.user).toMatchObject({ displayName });
    const refused = await register(app.as(null), { ...newcomer(unique('longer')), displayName: `${displayName}a` });
    expect(refused.fault).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'displayName must have at most 50 characters',
    });
  });

  test('a name that is taken is refused whatever its case', async () => {
    await register(app.as(null), newcomer(unique('taken')));
    const again = await register(app.as(null), newcomer(unique('TAKEN').toUpperCase()));
    expect(again.fault).toMatchObject({ code: 'CONFLICT', message: 'Username already taken' });
    expect(again.cookies).toEqual([]);
  });

  test('without a session makes no account, so that the name is free for the next try', async () => {
    const input = newcomer(unique('again'));
    await app.run('alter table session rename to session_away');
    const failed = await register(app.as(null), input);
    await app.run('alter table session_away rename to session');
    expect([failed.fault?.code, failed.cookies]).toEqual(['INTERNAL_SERVER_ERROR', []]);
    expect(await app.run('select from "user" where username = $1', input.username)).toEqual([]);
    expect((await register(app.as(null), input)).fault).toBeNull();
  });

  test('two at once for one name make one account and one refusal', async () => {
    const input = newcomer(unique('rivals'));
    const outcomes = await Promise.all([register(app.as(null), input), register(app.as(null), input)]);
    expect(outcomes.map(({ fault }) => fault?.message ?? 'made').sort()).toEqual(['Username already taken', 'made']);
    expect(await app.run('select from "user" where username = $1', input.username)).toHaveLength(1);
    expect(
      await app.run('select from session s join "user" u on u.id = s.user_id where u.username = $1', input.username),
    ).toHaveLength(1);
  });
});

describe('the answer of POST /api/auth/register', () => {
  test('is 201 and flat: the user with its sessionId', async () => {
    const { status, body } = await app.as(null).post('/api/auth/register', newcomer('flat'));
    expect(status).toBe(201);
    expect(Object.keys(body).sort()).toEqual([
      'bio',
      'displayName',
      'email',
      'id',
      'location',
      'monthlyGoal',
      'phone',
      'profilePicture',
      'sessionId',
      'timeZone',
      'unitsPreference',
      'username',
    ]);
  });

  test.each(['username', 'displayName', 'password', 'confirmPassword'])('is 400 without %s', async (field) => {
    const { status, body } = await app
      .as(null)
      .post('/api/auth/register', { ...newcomer('lacking'), [field]: undefined });
    expect(status).toBe(400);
    expect(body.code).toBe('BAD_USER_INPUT');
  });

  test('is 409 for a taken name', async () => {
    await app.as(null).post('/api/auth/register', newcomer('again'));
    const { status } = await app.as(null).post('/api/auth/register', newcomer('Again'));
    expect(status).toBe(409);
  });

  test('pays no heed to an id, a picture or anything else that the form does not have', async () => {
    const id = '0199a000-0000-7000-8000-000000000000';
    const { body } = await app
      .as(null)
      .post('/api/auth/register', { ...newcomer('modest'), id, monthlyGoal: 1, postCount: 9 });
    expect(body.id).not.toBe(id);
    expect(body.monthlyGoal).toBe(250);
  });
});

test.each(formFaults)('GraphQL names the field at fault in $input', async ({ input, message, field }) => {
  const document = 'mutation ($input: RegisterInput!) { register(input: $input) { sessionId } }';
  const { error } = await app.as(null).query(document, { input: { ...newcomer('fielded'), ...input } });
  expect(error).toEqual({ code: 'BAD_USER_INPUT', message, field });
});
