import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bearing } from '../test/accessTokens.ts';
import { authDoors, newcomer } from '../test/authDoors.ts';
import { password } from '../test/factories.ts';
import type { TestApp } from '../test/harness.ts';
import { startApp } from '../test/harness.ts';

const twice = (secret: string) => ({ password: secret, confirmPassword: secret });
const easy = ['abc123', 'qwerty', 'aaaaaa'];

let basic: TestApp;
let strict: TestApp;
beforeAll(async () => {
  [basic, strict] = await Promise.all([startApp(), startApp({ PASSWORD_POLICY: 'strict' })]);
});
afterAll(() => Promise.all([basic.close(), strict.close()]));

/** Changes a password over the API and returns the error. */
async function change(app: TestApp, username: string, newPassword: string) {
  const member = await app.member(username);
  const document = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { ok } }';
  const caller = app.with(bearing(await app.tokenOf(member)));
  const { error } = await caller.query(document, { input: { currentPassword: password, newPassword } });
  return error;
}

describe.each(authDoors)('signing up by $name', ({ name, register, login }) => {
  test.each(easy)('accepts the six characters %s and signs in by them', async (secret) => {
    const username = `six_${name}_${secret}`;
    expect((await register(basic.as(null), { ...newcomer(username), ...twice(secret) })).fault).toBeNull();
    expect((await login(basic.as(null), username, secret)).fault).toBeNull();
  });

  test.each([
    ['aaaaaa', 'This password repeats one or two characters'],
    ['ababababab', 'This password repeats one or two characters'],
    ['__strict_name__', 'This password is hardly more than your username'],
    ['STRICT_name1', 'This password is hardly more than your username'],
    ['abc123', 'This password is one of the most used'],
  ])('under the strict policy refuses %s and says why', async (secret, said) => {
    const input = { ...newcomer('strict_name'), ...twice(secret) };
    const { fault } = await register(strict.as(null), input);
    expect([fault?.code, fault?.message.startsWith(said)]).toEqual(['BAD_USER_INPUT', true]);
  });

  test('under the strict policy accepts a password that only contains the username', async () => {
    const input = { ...newcomer(`cana_${name}`), ...twice(`a long cana_${name} road`) };
    expect((await register(strict.as(null), input)).fault).toBeNull();
  });
});

describe('changing the password', () => {
  test.each(easy)('accepts the six characters %s', async (secret) => {
    expect(await change(basic, `changes_${secret}`, secret)).toBeNull();
  });

  test.each(['qwerty', 'aaaaaa', 'refuser_name'])('under the strict policy refuses %s', async (secret) => {
    const error = await change(strict, `refuser_name${easy.indexOf(secret) + 1 || ''}`, secret);
    expect([error?.code, error?.field]).toEqual(['BAD_USER_INPUT', 'newPassword']);
  });
});
