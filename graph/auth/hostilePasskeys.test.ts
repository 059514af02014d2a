import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newId } from '../platform/lib/ids.ts';
import { environmentOf, runHere } from '../test/commandLine.ts';
import { startApp, type TestApp } from '../test/harness.ts';
import { memberWithPasskey, passkeysIn } from '../test/passkeys.ts';
import { signedInBrowser, signInBrowser } from '../test/signInBrowser.ts';
import { type Deviation, softAuthenticator } from '../test/softAuthenticator.ts';
import { storm } from '../test/storm.ts';

const variables = { PUBLIC_URL: 'https://rides.example', RATE_LIMITS: '{"signIns":5000}' };
let app: TestApp;
beforeAll(async () => {
  app = await startApp(variables);
});
afterAll(() => app.close());

const spent = { code: 'GONE', message: 'This sign-in has expired or was used: start it again' };
const unproved = { code: 'UNAUTHENTICATED', message: 'This passkey was not accepted: sign in another way' };
const unmade = { code: 'BAD_USER_INPUT', message: 'This passkey was not accepted: start it again' };
const newName = () => `rider_${newId().slice(-12)}`;
const visitor = () => passkeysIn(signInBrowser(app));

const lies: [string, Deviation][] = [
  ['from another origin', { origin: 'https://rides.example.evil.example' }],
  ['from another port', { origin: 'https://rides.example:8443' }],
  ['from the same host without TLS', { origin: 'http://rides.example' }],
  ['for another relying party', { host: 'evil.example' }],
  ['for another challenge', { challenge: 'A'.repeat(43) }],
  ['without a challenge', { challenge: '' }],
  ['whose user was not verified', { isVerified: false }],
  ['whose user was not present', { isPresent: false }],
];

describe('a new passkey is refused', () => {
  test.each([...lies, ['that signs in', { type: 'webauthn.get' }] satisfies [string, Deviation]])(
    '%s',
    async (_what, made) => {
      const member = await app.member(newName());
      const here = passkeysIn(await signedInBrowser(app, member));
      const { options } = await here.begin();
      expect((await here.add(softAuthenticator().create(options, made))).fault).toEqual(unmade);
      // The challenge is spent.
      expect((await here.add(softAuthenticator().create(options))).fault).toEqual(spent);
      expect(await app.run('select from passkey where user_id = $1', member.id)).toEqual([]);
    },
  );

  test('with the challenge of another browser, of another member, or of a sign-in', async () => {
    const [ada, ben] = [await app.member('ada'), await app.member('ben')];
    const [hers, his] = [await signedInBrowser(app, ada), await signedInBrowser(app, ben)];
    const { options } = await passkeysIn(hers).begin();
    expect((await passkeysIn(his).add(softAuthenticator().create(options))).fault).toEqual(spent);
    await passkeysIn(his).begin();
    expect((await passkeysIn(his).add(softAuthenticator().create(options))).fault).toEqual(unmade);

    const token = hers.cookies.get('__Host-sign_in_attempt') ?? '';
    his.cookies.set('__Host-sign_in_attempt', token);
    const other = { code: 'FORBIDDEN', message: 'Another member began this: start it again' };
    expect((await passkeysIn(his).add(softAuthenticator().create(options))).fault).toEqual(other);
    const { options: forSignIn } = await passkeysIn(his).beginSignIn();
    const made = softAuthenticator().create(JSON.stringify({ ...JSON.parse(options), ...JSON.parse(forSignIn) }));
    expect((await passkeysIn(his).add(made)).fault).toEqual(spent);
    expect(await app.run('select from passkey where user_id = $1', ben.id)).toEqual([]);
  });

  test.each([
    '{}',
    'null',
    '[',
    '"text"',
    '{"id":"a","rawId":"a","type":"public-key","response":{}}',
    `[${'['.repeat(9_999)}`,
  ])('in the form %.20s', async (response) => {
    const here = passkeysIn(await signedInBrowser(app, await app.member(newName())));
    await here.begin();
    expect((await here.add(response)).fault).toEqual(unmade);
  });

  test('after 10 minutes, and after its session has ended', async () => {
    const member = await app.member('cleo');
    const here = passkeysIn(await signedInBrowser(app, member));
    const { options } = await here.begin();
    await app.run(`update sign_in_attempt set expires_at = now() where user_id = $1`, member.id);
    expect((await here.add(softAuthenticator().create(options))).fault).toEqual(spent);
    const { options: next } = await here.begin();
    await app.run('delete from session where user_id = $1', member.id);
    expect((await here.add(softAuthenticator().create(next))).fault?.code).toBe('UNAUTHENTICATED');
  });

  test('of 50 parallel uses of one challenge, but for one', async () => {
    const member = await app.member('dora');
    const here = passkeysIn(await signedInBrowser(app, member));
    const { options } = await here.begin();
    const tries = await storm(50, () => here.add(softAuthenticator().create(options)));
    expect(tries.filter(({ fault }) => fault === null)).toHaveLength(1);
    expect(await app.run('select from passkey where user_id = $1', member.id)).toHaveLength(1);
  });
});

describe('a sign-in is refused', () => {
  test.each<[string, Deviation]>([
    ...lies,
    ['that creates a passkey', { type: 'webauthn.create' }],
    ['with a wrong signature', { isForged: true }],
    ['by an unknown passkey', { credentialId: 'dW5rbm93bg' }],
    ['with the handle of another account', { handle: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ])('%s', async (_what, made) => {
    const { authenticator } = await memberWithPasskey(app, newName());
    const browser = signInBrowser(app);
    expect((await passkeysIn(browser).signInBy(authenticator, made)).fault).toEqual(unproved);
    expect(browser.cookies.has('__Host-session_id')).toBe(false);
    expect((await passkeysIn(browser).signInBy(authenticator)).fault).toBeNull();
  });

  test('with the id of the passkey of another member', async () => {
    const { authenticator: hers } = await memberWithPasskey(app, 'eve');
    const { authenticator: theirs } = await memberWithPasskey(app, 'fay');
    const { id: credentialId, handle } = theirs.key;
    expect((await visitor().signInBy(hers, { credentialId })).fault).toEqual(unproved);
    expect((await visitor().signInBy(hers, { credentialId, handle })).fault).toEqual(unproved);
    expect((await visitor().signInBy(hers, { handle })).fault).toEqual(unproved);
  });

  test('that is repeated, or belongs to another browser', async () => {
    const { authenticator } = await memberWithPasskey(app, 'gus');
    const here = visitor();
    const { options } = await here.beginSignIn();
    const response = authenticator.get(options);
    expect((await visitor().signIn(response)).fault).toEqual(spent);
    const other = visitor();
    await other.beginSignIn();
    expect((await other.signIn(response)).fault).toEqual(unproved);
    expect((await here.signIn(response)).fault).toBeNull();
    expect((await here.signIn(response)).fault).toEqual(spent);
    await here.beginSignIn();
    expect((await here.signIn(response)).fault).toEqual(unproved);
  });

  test('after 10 minutes, and with the challenge of a new passkey', async () => {
    const { authenticator, browser, member } = await memberWithPasskey(app, 'hal');
    const here = visitor();
    const { options } = await here.beginSignIn();
    await app.run('update sign_in_attempt set expires_at = now() where user_id is null');
    expect((await here.signIn(authenticator.get(options))).fault).toEqual(spent);
    const { options: ofNew } = await passkeysIn(browser).begin();
    expect((await passkeysIn(browser).signIn(authenticator.get(ofNew))).fault).toEqual(spent);
    expect(await app.run('select from session where user_id = $1', member.id)).toHaveLength(1);
  });

  test('of 50 parallel uses of one challenge, but for one', async () => {
    const { authenticator, member } = await memberWithPasskey(app, 'ida');
    const here = visitor();
    const { options } = await here.beginSignIn();
    const response = authenticator.get(options);
    const tries = await storm(50, () => here.signIn(response));
    expect(tries.filter(({ fault }) => fault === null)).toHaveLength(1);
    expect(await app.run('select from session where user_id = $1', member.id)).toHaveLength(2);
  });

  test.each(['{}', 'null', '[', '7'])('in the form %s', async (response) => {
    const here = visitor();
    await here.beginSignIn();
    expect((await here.signIn(response)).fault).toEqual(unproved);
  });

  test('to a suspended member, as by password, and allowed again after that', async () => {
    const suspended = { code: 'FORBIDDEN', message: 'This account is suspended' };
    const { authenticator } = await memberWithPasskey(app, 'jan');
    const environment = environmentOf(app);
    for (const words of [[], ['--hide']]) {
      expect((await runHere(environment, 'user', 'suspend', 'jan', ...words)).code).toBe(0);
      expect((await visitor().signInBy(authenticator)).fault).toEqual(suspended);
    }
    await runHere(environment, 'user', 'suspend', 'jan', '--lift');
    expect((await visitor().signInBy(authenticator)).fault).toBeNull();
  });

  test('to an account that is being deleted, even if its passkey is still stored', async () => {
    const { authenticator, member } = await memberWithPasskey(app, 'kim');
    await app.run('insert into account_deletion (user_id, requested_at, deletes) values ($1, now(), true)', member.id);
    expect((await visitor().signInBy(authenticator)).fault).toEqual(unproved);
  });
});

describe('an instance that is reached by an address', () => {
  test('has no passkeys, because they belong to host names', async () => {
    const plain = await startApp();
    const needsName = {
      code: 'CONFLICT',
      message: 'Passkeys need an instance with a host name, such as rides.example',
    };
    expect((await passkeysIn(signInBrowser(plain)).beginSignIn()).fault).toEqual(needsName);
    expect((await passkeysIn(signInBrowser(plain)).signIn('{}')).fault).toEqual(needsName);
    await plain.close();
  });

  test('accepts a passkey for the name by which the browser reaches it', async () => {
    const proxied = await startApp({ TRUST_PROXY: '1' });
    const ada = await proxied.member('ada');
    const headers = { 'x-forwarded-host': 'hills.example', 'x-forwarded-proto': 'https' };
    const authenticator = softAuthenticator('https://hills.example');
    await passkeysIn(await signedInBrowser(proxied, ada, headers)).addOf(authenticator);
    expect((await passkeysIn(signInBrowser(proxied, headers)).signInBy(authenticator)).fault).toBeNull();
    await proxied.close();
  });
});

test('the security log has the passkeys that are added and removed, and the reasons of failed sign-ins', async () => {
  const log = vi.spyOn(app.backend.services, 'securityLog');
  const { authenticator, browser, member, passkeyId } = await memberWithPasskey(app, 'leo');
  await visitor().signInBy(authenticator, { isVerified: false });
  await visitor().signInBy(authenticator, { credentialId: 'dW5rbm93bg' });
  // A copy of the authenticator has not counted its later uses.
  await visitor().signInBy(authenticator, { counter: 40 });
  for (const counter of [40, 39, 0])
    expect((await visitor().signInBy(authenticator, { counter })).fault).toEqual(unproved);
  await app.run('update "user" set suspended_at = now() where id = $1', member.id);
  await visitor().signInBy(authenticator, { counter: 41 });
  await app.run('update "user" set suspended_at = null where id = $1', member.id);
  await passkeysIn(browser).remove(passkeyId);
  const userId = member.id;
  const failed = (reason: string) => ({ event: 'signInFailed', userId, reason });
  const old = failed('old counter of the passkey');
  expect(log.mock.calls.map(([{ address: _address, requestId: _id, ...event }]) => event)).toEqual([
    { event: 'signIn', userId },
    { event: 'passkeyAdded', userId },
    failed('no proof of the passkey'),
    { event: 'signInFailed', userId: null, reason: 'no proof of the passkey' },
    { event: 'signIn', userId },
    old,
    old,
    old,
    failed('suspended'),
    { event: 'passkeyRemoved', userId },
  ]);
  log.mockRestore();
});
