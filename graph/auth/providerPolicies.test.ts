import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authDoors } from '../test/authDoors.ts';
import { commandLineIn, environmentOf } from '../test/commandLine.ts';
import { password } from '../test/factories.ts';
import { startApp, type TestApp } from '../test/harness.ts';
import { providerVariables, startOidcProvider } from '../test/oidcProvider.ts';
import { signInBrowser, signInsAt } from '../test/signInBrowser.ts';

let provider: Awaited<ReturnType<typeof startOidcProvider>>;
let app: TestApp;
beforeAll(async () => {
  provider = await startOidcProvider();
  app = await startApp(providerVariables(provider.issuer));
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

const { visit, join } = signInsAt(() => ({ app, provider }));

describe('a member without a password', () => {
  const change = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { ok } }';
  const deletion = 'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { deletedUserId } }';

  test('confirms by a sign-in of the last 15 minutes, and keeps the identity with the first password', async () => {
    const { browser, user } = await join('fresh');
    await app.run(`update session set created_at = now() - interval '1 hour' where user_id = $1`, user.id);
    const stale = 'You signed in more than 15 minutes ago: sign in again first';
    expect((await browser.query(deletion, { input: {} })).error?.message).toBe(stale);
    expect((await browser.query(change, { input: { newPassword: 'first-horse' } })).error?.message).toBe(stale);
    await visit(browser, 'fresh');
    expect((await browser.query(change, { input: { newPassword: 'first-horse' } })).error).toBeNull();
    expect((await visit(browser, 'fresh')).session).not.toBeNull();
    expect((await browser.query(deletion, { input: {} })).error?.message).toBe('Password is required');
  });

  test('leaves an intruder no access token by signing out everywhere else', async () => {
    const { browser, user } = await join('robbed');
    const other = signInBrowser(app);
    await visit(other, 'robbed');
    const { data } = await other.query(
      'mutation { createAccessToken(input: { name: "Program", scope: WRITE }) { secret } }',
    );
    const authorization = `Bearer ${data.createAccessToken.secret}`;
    expect((await app.with({ authorization }).get('/api/auth/me')).body.id).toBe(user.id);
    expect((await browser.query('mutation { endOtherSessions { endedCount } }')).data.endOtherSessions.endedCount).toBe(
      1,
    );
    expect((await app.with({ authorization }).get('/api/auth/me')).status).toBe(401);
  });

  test('who deletes the account can sign up again', async () => {
    const { browser, user } = await join('leaver');
    expect((await browser.query(deletion, { input: {} })).data.deleteAccount.deletedUserId).toBe(user.id);
    expect((await visit(signInBrowser(app), 'leaver')).newcomer).not.toBeNull();
  });

  test('cannot sign in by any password', async () => {
    await join('empty');
    for (const { login } of authDoors) {
      const { fault } = await login(app.as(null), 'empty', 'no one has this password');
      expect(fault).toEqual({ code: 'UNAUTHENTICATED', message: 'Invalid username or password' });
    }
  });
});

describe.each(['closed', 'invitation', 'approval'])('with sign-ups by %s', (mode) => {
  let own: TestApp;
  beforeAll(async () => {
    own = await startApp({ ...providerVariables(provider.issuer), SIGN_UPS: mode });
  });
  afterAll(() => own.close());
  const { run } = commandLineIn(() => ({ ...environmentOf(own), SIGN_UPS: mode }));

  test('a newcomer is treated as by password', async () => {
    const browser = signInBrowser(own);
    const name = `by_${mode}`;
    const { fault } = await visit(browser, name);
    if (mode === 'closed') return expect(fault?.message).toBe('This instance accepts no new members');
    if (mode === 'invitation') {
      expect(fault?.message).toBe('This instance accepts new members by invitation only');
      const { json } = await run('invitation', 'create', '--json');
      const invitation = json.url.split('/').at(-1);
      const query = await provider.signIn(await browser.begin(), name);
      expect((await browser.finish(query, invitation)).newcomer).not.toBeNull();
      expect((await browser.register(name)).fault?.code).toBe('FORBIDDEN');
      return expect((await browser.register(name, { invitation })).user.username).toBe(name);
    }
    const message = 'Your sign-up waits for the approval of the operator. You can sign in once it is approved.';
    expect((await browser.register(name)).fault).toEqual({ code: 'FORBIDDEN', message });
    const waiting = 'This account waits for the approval of the operator';
    expect((await visit(browser, name)).fault).toEqual({ code: 'FORBIDDEN', message: waiting });
    await run('user', 'refuse', name, '--words', 'Riders of the club only.');
    const refused = 'The operator has refused this account: Riders of the club only.';
    expect((await visit(browser, name)).fault).toEqual({ code: 'FORBIDDEN', message: refused });
    await run('user', 'approve', name);
    expect((await visit(browser, name)).session.user.username).toBe(name);
  });
});

describe('an instance without passwords', () => {
  let own: TestApp;
  beforeAll(async () => {
    own = await startApp({ ...providerVariables(provider.issuer), PASSWORDS: 'off' });
  });
  afterAll(() => own.close());
  const refusal = { code: 'FORBIDDEN', message: 'This instance has no passwords: sign in with Club login' };

  test.each(authDoors)('refuses them by $name, and signs in by the provider and by access tokens', async (door) => {
    const ada = await own.member(`rider_${door.name}`);
    const facts = { username: 'new_rider', displayName: 'New', password, confirmPassword: password };
    expect((await door.login(own.as(null), ada.username, password)).fault).toEqual(refusal);
    expect((await door.register(own.as(null), facts)).fault).toEqual(refusal);
    const { browser, user } = await join(`free_${door.name}`, own);
    const input = { name: 'Program', scope: 'READ' };
    const created = await browser.query(
      'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { secret } }',
      { input },
    );
    const authorization = `Bearer ${created.data.createAccessToken.secret}`;
    expect((await own.with({ authorization }).get('/api/auth/me')).body.id).toBe(user.id);
  });

  test('refuses them at the command line too, where a new one would remove the only way to sign in', async () => {
    const { user } = await join('kept', own);
    await own.run(`update "user" set password_hash = 'of former days' where id = $1`, user.id);
    const cli = commandLineIn(() => ({
      ...environmentOf(own),
      ...providerVariables(provider.issuer),
      PASSWORDS: 'off',
    }));
    expect(await cli.refusal('user', 'password', user.username)).toBe(refusal.message);
    expect(await cli.refusal('user', 'create', 'somebody')).toBe(refusal.message);
    expect((await visit(signInBrowser(own), 'kept')).session.user.id).toBe(user.id);
  });

  test('refuses changes and links of passwords, and says so to clients', async () => {
    const visitor = own.as(null);
    const call = async (mutation: string) => (await visitor.query(`mutation { ${mutation} { ok } }`)).error;
    expect(await call('requestPasswordReset(input: { account: "ada" })')).toMatchObject(refusal);
    expect(await call('resetPassword(input: { token: "x", newPassword: "long-enough" })')).toMatchObject(refusal);
    const { data } = await visitor.query('{ instance { hasPasswords provider { name } } }');
    expect(data.instance).toEqual({ hasPasswords: false, provider: { name: 'Club login' } });
  });
});

test('without a provider there is no button and nothing to begin', async () => {
  const plain = await startApp();
  const { data } = await plain.as(null).query('{ instance { hasPasswords provider { name } } }');
  expect(data.instance).toEqual({ hasPasswords: true, provider: null });
  const { error } = await plain.as(null).query('mutation { beginProviderSignIn { url } }');
  expect(error).toMatchObject({ code: 'CONFLICT', message: 'This instance has no provider: sign in with a password' });
  await plain.close();
});
