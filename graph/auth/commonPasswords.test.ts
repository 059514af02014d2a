import { describe, expect, test } from 'vitest';
import { bearing } from '../test/accessTokens.ts';
import { authDoors, newcomer } from '../test/authDoors.ts';
import { environmentOf, runHereWithInput } from '../test/commandLine.ts';
import { password } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';
import { commonPasswords } from './commonPasswords.ts';

// OWASP ASVS 5.0, 6.2.4: under the strict policy a new password is not among the 3,000 most used ones of allowed
// length.

const app = useApp({ PASSWORD_POLICY: 'strict' });

const message = 'This password is one of the most used: choose one of your own, such as a few words together';
const code = 'BAD_USER_INPUT';
const twice = (secret: string) => ({ password: secret, confirmPassword: secret });

test('3,000 passwords that are long enough are known as common, and those of the demo and of the manual are none', async () => {
  const common = await commonPasswords();
  expect(common.size).toBe(3000);
  for (const each of common) expect(each.length).toBeGreaterThanOrEqual(6);
  for (const each of ['password', '123456', 'qwerty', 'baseball', 'trustno1']) expect(common).toContain(each);
  for (const each of ['demo-ride', 'hill-climb', password]) expect(common).not.toContain(each);
});

describe.each(authDoors)('signing up by $name', ({ name, register }) => {
  test.each(['baseball', 'BaseBall', 'TRUSTNO1', '12345678'])('with %s is refused', async (secret) => {
    const refused = await register(app.as(null), { ...newcomer(`common_${name}`), ...twice(secret) });
    expect([refused.status < 500, refused.fault, refused.cookies]).toMatchObject([true, { code, message }, []]);
    expect(await app.run('select from "user" where username = $1', `common_${name}`)).toEqual([]);
  });

  test.each(['my baseball', 'baseball ', 'baseball-under-rain'])('with %j passes', async (secret) => {
    const username = `own_${name}_${secret.length}`;
    expect((await register(app.as(null), { ...newcomer(username), ...twice(secret) })).fault).toBeNull();
  });

  test.each([
    [{ ...twice('baseball'), displayName: ' ' }, 'Display name is required'],
    [{ password: 'baseball', confirmPassword: 'softball' }, 'Passwords do not match'],
    [twice('1234'), 'Password must be at least 6 characters'],
  ])('with %j is told what the form asks for first', async (input, said) => {
    const { fault } = await register(app.as(null), { ...newcomer(`form_${name}`), ...input });
    expect(fault).toMatchObject({ code, message: said });
  });
});

test('GraphQL names the field that signing up is refused for', async () => {
  const document = 'mutation ($input: RegisterInput!) { register(input: $input) { sessionId } }';
  const { error } = await app.as(null).query(document, { input: { ...newcomer('fielded'), ...twice('baseball') } });
  expect(error).toEqual({ code, message, field: 'password' });
});

test('a member does not change to one, and keeps the password and the sessions that there are', async () => {
  const ada = await app.member('ada');
  const { body } = await app.as(null).post('/api/auth/login', { username: 'ada', password });
  const document = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { ok } }';
  const input = { currentPassword: password, newPassword: 'Trustno1' };
  const { error } = await app.with(bearing(body.sessionId)).query(document, { input });
  expect(error).toEqual({ code, message, field: 'newPassword' });
  expect((await app.as(ada).get('/api/auth/me')).status).toBe(200);
  expect((await app.as(null).post('/api/auth/login', { username: 'ada', password })).status).toBe(200);
});

test.each([
  ['create', 'bea'],
  ['password', 'carl'],
])('the operator gives none: user %s', async (verb, username) => {
  if (verb === 'password') await app.member(username);
  const environment = { ...environmentOf(app), PASSWORD_POLICY: 'strict' };
  const words = ['user', verb, username, '--password-stdin', '--json'];
  const { code: ended, error } = await runHereWithInput(environment, 'baseball\n', ...words);
  expect([ended, JSON.parse(error)]).toEqual([1, { message, code }]);
  const { status } = await app.as(null).post('/api/auth/login', { username, password: 'baseball' });
  expect(status).toBe(401);
});
