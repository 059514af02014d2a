import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../platform/lib/ids.ts';
import { type Member, password } from '../test/factories.ts';
import { startApp, type TestApp } from '../test/harness.ts';
import { providerVariables, startOidcProvider } from '../test/oidcProvider.ts';
import { recovery } from '../test/recoveries.ts';
import { type SignInBrowser, signInBrowser, signInsAt } from '../test/signInBrowser.ts';
import { oneBehindOther } from '../test/whileLocked.ts';
import { issueToken } from './accountTokens.ts';

// Sign-ins by the provider that begin before the identity is removed and end after it.

let provider: Awaited<ReturnType<typeof startOidcProvider>>;
let app: TestApp;
beforeAll(async () => {
  provider = await startOidcProvider();
  app = await startApp({ ...providerVariables(provider.issuer), RATE_LIMITS: '{"signIns":5000}' });
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

const { signedIn } = signInsAt(() => ({ app, provider }));

let ada: Member;
let own: SignInBrowser;
let account: string;
beforeEach(async () => {
  ada = await app.member(`ada_${newId().slice(-12)}`);
  account = `of ${ada.username}`;
  own = await signedIn(ada);
});

const newPassword = 'other-horse-9';
const identities = () => app.run<{ id: string }>('select id from sign_in_identity where user_id = $1', ada.id);

async function link(): Promise<void> {
  const { url } = await own.link(password);
  expect((await own.finish(await provider.signIn(url, account))).fault).toBeNull();
}

const change = () =>
  own.query('mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { ok } }', {
    input: { currentPassword: password, newPassword },
  });

async function reset() {
  const issue = { kind: 'reset', userId: ada.id, address: null, now: new Date() } as const;
  const { token } = await issueToken(app.backend.sql, issue);
  return recovery.reset(app.as(null), token, newPassword);
}

async function remove() {
  const [identity] = await identities();
  return own.query('mutation ($input: RemoveIdentityInput!) { removeIdentity(input: $input) { removedIdentityId } }', {
    input: { identityId: identity?.id, currentPassword: password },
  });
}

test.each([
  ['the member sets another password', change],
  ['the member uses a link for a new password', reset],
  ['the member removes the identity', remove],
])('a sign-in that overlaps the moment when %s opens no session', async (_what, end) => {
  await link();
  const intruder = signInBrowser(app);
  const query = await provider.signIn(await intruder.begin(), account);
  const [ended, { fault }] = await oneBehindOther(app, ada.id, { first: end, second: () => intruder.finish(query) });
  expect(ended.error).toBeNull();
  expect(fault).toEqual({ code: 'GONE', message: 'This sign-in has expired or was used: start it again' });
  expect(intruder.cookies.has('__Host-session_id')).toBe(false);
  expect(await identities()).toEqual([]);
});

test('an identity that is linked while a link for a new password is used does not stay', async () => {
  const { url } = await own.link(password);
  const query = await provider.signIn(url, account);
  const [linked, { error }] = await oneBehindOther(app, ada.id, { first: () => own.finish(query), second: reset });
  expect([linked.fault, error]).toEqual([null, null]);
  expect(await identities()).toEqual([]);
});
