import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../platform/lib/ids.ts';
import { hashToken, newToken } from '../platform/lib/tokens.ts';
import { type Member, password } from '../test/factories.ts';
import { startApp, type TestApp } from '../test/harness.ts';
import { providerVariables, startOidcProvider } from '../test/oidcProvider.ts';
import { type SignInBrowser, signInBrowser, signInsAt } from '../test/signInBrowser.ts';

let provider: Awaited<ReturnType<typeof startOidcProvider>>;
let app: TestApp;
beforeAll(async () => {
  provider = await startOidcProvider();
  app = await startApp({ ...providerVariables(provider.issuer), RATE_LIMITS: '{"signIns":5000,"signUps":5000}' });
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

const begun = { code: 'GONE', message: 'This sign-in has expired or was used: start it again' };
const unproved = { code: 'FORBIDDEN', message: 'The sign-in with Club login failed: start it again' };

const { visit, join, signedIn } = signInsAt(() => ({ app, provider }));

async function linked(member: Member, account: string) {
  const browser = await signedIn(member);
  const { url } = await browser.link(password);
  expect((await browser.finish(await provider.signIn(url, account))).fault).toBeNull();
  return browser;
}

describe('a newcomer', () => {
  test('chooses a username, is signed in, and comes back to the same account', async () => {
    const browser = signInBrowser(app);
    const first = await visit(browser, 'nora', { preferred_username: 'nora@club.example', name: 'Nora Lind' });
    expect(first).toMatchObject({
      fault: null,
      session: null,
      newcomer: { username: 'nora', displayName: 'Nora Lind' },
    });
    const { user, sessionId } = await browser.register('nora');
    expect(user).toMatchObject({ username: 'nora', hasPassword: false });
    expect(user.identities).toMatchObject([{ issuer: provider.issuer, label: 'nora@club.example' }]);
    expect((await browser.query('{ viewer { username } }')).data.viewer.username).toBe('nora');

    const again = await visit(signInBrowser(app), 'nora');
    expect(again).toMatchObject({ fault: null, newcomer: null, session: { user: { id: user.id } } });
    expect(again.session.sessionId).not.toBe(sessionId);
  });

  test('gets no proposal that is taken or no username, and must choose another name', async () => {
    const ada = await app.member('taken_name');
    const browser = signInBrowser(app);
    const { newcomer } = await visit(browser, 'second', { preferred_username: ada.username.toUpperCase() });
    expect(newcomer.username).toBeNull();
    const taken = { code: 'CONFLICT', message: 'Username already taken' };
    expect((await browser.register(ada.username)).fault).toEqual(taken);
    expect((await browser.register('admin')).fault?.code).toBe('BAD_USER_INPUT');
    expect((await browser.register('second_name')).user.username).toBe('second_name');
    expect((await visit(signInBrowser(app), 'third', { preferred_username: '\0 ☂' })).newcomer.username).toBeNull();
  });

  test('keeps the address that the mail of an invitation proves, and no other', async () => {
    const [id, token] = [newId(), newToken()];
    await app.run(
      `insert into invitation (id, max_uses, mail_address, created_at, expires_at)
       values ($1, 1, 'olaf@mail.example', now(), now() + interval '1 day')`,
      id,
    );
    await app.run(
      'insert into invitation_link (token_hash, invitation_id, is_mailed) values ($1, $2, true)',
      hashToken(token),
      id,
    );
    const browser = signInBrowser(app);
    await visit(browser, 'olaf');
    const other = { invitation: token, mailAddress: 'other@mail.example' };
    expect((await browser.register('olaf', other)).fault?.code).toBe('BAD_USER_INPUT');
    const { fault } = await browser.register('olaf', { invitation: token, mailAddress: 'OLAF@mail.example' });
    expect(fault).toBeNull();
    const document = '{ viewer { mailAddress { address pending } } }';
    expect((await browser.query(document)).data.viewer.mailAddress).toEqual({
      address: 'olaf@mail.example',
      pending: null,
    });
  });

  test.each([true, false])('is not the member whose address the provider names, verified: %s', async (verified) => {
    const owner = await app.member(`owner_${verified}`);
    const address = `${owner.username}@mail.example`;
    await app.run(
      'insert into mail_address (user_id, address, confirmed_at) values ($1, $2, now())',
      owner.id,
      address,
    );
    const facts = { email: address, email_verified: verified, preferred_username: address };
    const result = await visit(signInBrowser(app), `claims ${address}`, facts);
    expect(result).toMatchObject({ fault: null, session: null, newcomer: { username: null } });
  });

  test('signs up once, of 20 parallel requests', async () => {
    const browser = signInBrowser(app);
    await visit(browser, 'parallel');
    const tries = await Promise.all(Array.from({ length: 20 }, (_, at) => browser.register(`parallel_${at}`)));
    expect(tries.filter(({ fault }) => fault === null)).toHaveLength(1);
    expect((await app.run('select from sign_in_identity where subject = $1', 'parallel')).length).toBe(1);
    expect((await browser.register('parallel_late')).fault).toEqual(begun);
  });
});

describe('a response of the provider', () => {
  test('works once, of 20 parallel requests', async () => {
    await join('once');
    const browser = signInBrowser(app);
    const query = await provider.signIn(await browser.begin(), 'once');
    const tries = await Promise.all(Array.from({ length: 20 }, () => browser.finish(query)));
    expect(tries.filter(({ session }) => session)).toHaveLength(1);
    expect((await browser.finish(query)).fault).toEqual(begun);
  });

  test('does nothing in a browser that began no sign-in, or another one', async () => {
    await join('victim');
    const theirs = signInBrowser(app);
    const query = await provider.signIn(await theirs.begin(), 'victim');
    const other = signInBrowser(app);
    expect((await other.finish(query)).fault).toEqual(begun);
    await other.begin();
    expect((await other.finish(query)).fault).toEqual(unproved);
    expect(other.cookies.has('__Host-session_id')).toBe(false);
  });

  test('does nothing with the state of this browser and the code of another, which has another PKCE verifier', async () => {
    await join('stolen');
    const code = new URLSearchParams(await provider.signIn(await signInBrowser(app).begin(), 'stolen')).get('code');
    const thief = signInBrowser(app);
    const mine = new URLSearchParams(await provider.signIn(await thief.begin(), 'thief'));
    mine.set('code', code ?? '');
    expect((await thief.finish(mine.toString())).fault).toEqual(unproved);
  });

  test('does nothing with a code that was used', async () => {
    await join('reused');
    const first = signInBrowser(app);
    const query = new URLSearchParams(await provider.signIn(await first.begin(), 'reused'));
    expect((await first.finish(query.toString())).session).not.toBeNull();
    const begunAgain = new URL(await first.begin()).searchParams;
    query.set('state', begunAgain.get('state') ?? '');
    expect((await first.finish(query.toString())).fault).toEqual(unproved);
  });

  const without = (query: URLSearchParams, name: string) =>
    new URLSearchParams([...query].filter(([each]) => each !== name)).toString();

  test.each([
    ['no parameter', () => '?', unproved],
    [
      'a refusal',
      (query: URLSearchParams) => `error=access_denied&state=${query.get('state')}&iss=${query.get('iss')}`,
      {
        code: 'FORBIDDEN',
        message: 'You did not finish the sign-in with Club login',
      },
    ],
    [
      'the issuer of another provider',
      (query: URLSearchParams) => `${without(query, 'iss')}&iss=https://evil.example`,
      unproved,
    ],
    ['no issuer', (query: URLSearchParams) => without(query, 'iss'), unproved],
    ['two states', (query: URLSearchParams) => `${query}&state=x`, unproved],
    ['no state', (query: URLSearchParams) => without(query, 'state'), unproved],
  ])('with %s does nothing', async (_what, change, refusal) => {
    const browser = signInBrowser(app);
    const query = new URLSearchParams(await provider.signIn(await browser.begin(), 'changed'));
    expect((await browser.finish(change(query))).fault).toEqual(refusal);
  });

  test('comes to the page of this instance only, with PKCE, state and nonce', async () => {
    const url = new URL(await signInBrowser(app).begin());
    expect(url.origin).toBe(provider.issuer);
    const { state, nonce, code_challenge, ...facts } = Object.fromEntries(url.searchParams);
    expect(new Set([state, nonce, code_challenge]).size).toBe(3);
    expect(facts).toMatchObject({
      redirect_uri: 'https://rides.example/login/provider',
      code_challenge_method: 'S256',
      scope: 'openid profile',
    });
    url.searchParams.set('redirect_uri', 'https://evil.example/login/provider');
    await expect(provider.signIn(url.href, 'changed')).rejects.toThrow('400');
  });

  test('is tied to the browser by a cookie that only this host, by https, for ten minutes gets', async () => {
    const { headers } = await app.as(null).query('mutation { beginProviderSignIn { url } }');
    const [cookie] = headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-sign_in_attempt=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const token = cookie?.slice(cookie.indexOf('=') + 1, cookie.indexOf(';'));
    const rows = await app.run('select * from sign_in_attempt');
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('linking', () => {
  test('needs the password, and then signs the member in', async () => {
    const ada = await app.member('rider_2');
    const browser = await signedIn(ada);
    expect((await browser.link()).fault).toEqual({ code: 'BAD_USER_INPUT', message: 'Password is required' });
    expect((await browser.link('wrong')).fault).toEqual({ code: 'BAD_USER_INPUT', message: 'The password is wrong' });
    const { url } = await browser.link(password);
    const { linkedUser } = await browser.finish(await provider.signIn(url, 'of ada', { name: 'Ada' }));
    expect(linkedUser).toMatchObject({ id: ada.id, identities: [{ label: 'Ada' }] });
    expect((await visit(signInBrowser(app), 'of ada')).session.user.id).toBe(ada.id);
  });

  test('is not finished by a visitor or another member', async () => {
    const [ada, eve] = [await app.member('rider_3'), await app.member('rider_4')];
    const finishAs = async (other: SignInBrowser) => {
      const browser = await signedIn(ada);
      const query = await provider.signIn((await browser.link(password)).url, 'of nobody');
      const attempt = browser.cookies.get('__Host-sign_in_attempt') ?? '';
      other.cookies.set('__Host-sign_in_attempt', attempt);
      return (await other.finish(query)).fault?.code;
    };
    expect(await finishAs(signInBrowser(app))).toBe('UNAUTHENTICATED');
    expect(await finishAs(await signedIn(eve))).toBe('FORBIDDEN');
    expect(await app.run('select from sign_in_identity where subject = $1', 'of nobody')).toEqual([]);
  });

  test('is refused for an account at the provider that signs in another member', async () => {
    await linked(await app.member('rider_5'), 'shared');
    const browser = await signedIn(await app.member('rider_6'));
    const { url } = await browser.link(password);
    expect((await browser.finish(await provider.signIn(url, 'shared'))).fault?.code).toBe('CONFLICT');
  });

  test('is undone by its member only, with the password of a sign-in of long ago, and never for the last way in', async () => {
    const ada = await app.member('rider_7');
    const browser = await linked(ada, 'undone');
    const opened = signInBrowser(app);
    expect((await visit(opened, 'undone')).session).not.toBeNull();
    const { data } = await browser.query('{ viewer { identities { id } } }');
    const remove = (from: SignInBrowser, facts: object = {}, identityId = data.viewer.identities[0].id) =>
      from.query(
        'mutation ($input: RemoveIdentityInput!) { removeIdentity(input: $input) { user { identities { id } } } }',
        { input: { identityId, ...facts } },
      );
    expect((await remove(await signedIn(await app.member('rider_8')))).error?.code).toBe('NOT_FOUND');
    await app.run(`update session set created_at = now() - interval '1 hour' where user_id = $1`, ada.id);
    expect((await remove(browser)).error).toMatchObject({ code: 'BAD_USER_INPUT', field: 'currentPassword' });
    await app.run(`insert into mail_address (user_id, pending) values ($1, 'thief@x.example')`, ada.id);
    await app.run(
      `insert into access_token (id, user_id, name, token_hash, scope, created_at, expires_at)
       select gen_random_uuid(), $1, made, made, 'write', now() + age, now() + interval '1 day'
       from (values ('before', interval '-1 day'), ('since', interval '0')) as token(made, age)`,
      ada.id,
    );
    expect((await remove(browser, { currentPassword: password })).data.removeIdentity.user.identities).toEqual([]);
    expect(await app.run('select name from access_token where user_id = $1', ada.id)).toEqual([{ name: 'before' }]);
    expect(await app.run('select from mail_address where user_id = $1', ada.id)).toEqual([]);
    expect((await visit(signInBrowser(app), 'undone')).session).toBeNull();
    const viewers = await Promise.all([opened, browser].map((each) => each.query('{ viewer { username } }')));
    expect(viewers.map(({ data }) => data.viewer?.username)).toEqual([undefined, ada.username]);

    const only = await join('only');
    const [{ id } = { id: '' }] = only.user.identities;
    expect((await remove(only.browser, {}, id)).error?.code).toBe('CONFLICT');
    // Nobody signs in by an identity of a provider that the operator has replaced.
    await app.run(
      `insert into sign_in_identity (id, user_id, issuer, subject) values (gen_random_uuid(), $1, 'https://former.example', 'only')`,
      only.user.id,
    );
    expect((await remove(only.browser, {}, id)).error?.code).toBe('CONFLICT');
    expect((await visit(signInBrowser(app), 'only')).session).not.toBeNull();
  });

  test('ends with a new password, because whoever knew the old one may have linked it', async () => {
    const ada = await app.member('rider_9');
    const browser = await linked(ada, 'before');
    const input = { currentPassword: password, newPassword: 'another-horse' };
    await browser.query('mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { ok } }', { input });
    expect((await visit(signInBrowser(app), 'before')).newcomer).not.toBeNull();
  });
});

test('a suspended member reads the same as by password', async () => {
  const { user } = await join('suspended');
  await app.run('update "user" set suspended_at = now() where id = $1', user.id);
  const browser = signInBrowser(app);
  const message = 'This account is suspended';
  expect((await visit(browser, 'suspended')).fault).toEqual({ code: 'FORBIDDEN', message });
  expect(browser.cookies.has('__Host-session_id')).toBe(false);
});
