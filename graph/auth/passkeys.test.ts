import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bearing, makeAccessToken } from '../test/accessTokens.ts';
import { environmentOf, runHere } from '../test/commandLine.ts';
import { type Member, password } from '../test/factories.ts';
import { startApp, type TestApp } from '../test/harness.ts';
import { type MailServer, startMailServer } from '../test/mailServer.ts';
import { allSubjectsTo, giveAddress } from '../test/mails.ts';
import { providerVariables } from '../test/oidcProvider.ts';
import { memberWithPasskey, passkeysIn } from '../test/passkeys.ts';
import { recovery } from '../test/recoveries.ts';
import { signedInBrowser, signInBrowser } from '../test/signInBrowser.ts';
import { softAuthenticator } from '../test/softAuthenticator.ts';
import { storm } from '../test/storm.ts';
import { oneBehindOther } from '../test/whileLocked.ts';
import { maxPasskeys } from './passkeys.ts';

let server: MailServer;
let app: TestApp;
beforeAll(async () => {
  server = await startMailServer();
  app = await startApp({ ...server.variables, RATE_LIMITS: '{"signIns":5000}', JOBS: 'on' });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const now = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
const listDocument = '{ viewer { id hasPassword passkeys { id name createdAt lastUsedAt } } }';
const passkeysOf = async (member: Member) => (await app.as(member).query(listDocument)).data.viewer.passkeys;
const dropPassword = ({ id }: Member) => app.run('update "user" set password_hash = null where id = $1', id);
const visitor = () => passkeysIn(signInBrowser(app));

describe('a passkey', () => {
  test('is added with the password, listed with its dates, and signs in without a username', async () => {
    const ada = await app.member('ada');
    const here = passkeysIn(await signedInBrowser(app, ada));
    const wrong = await here.begin('not-the-password');
    expect(wrong.fault).toEqual({ code: 'BAD_USER_INPUT', message: 'The password is wrong' });
    expect((await here.begin(null)).fault).toEqual({ code: 'BAD_USER_INPUT', message: 'Password is required' });

    const { options } = await here.begin();
    const { challenge, rp, user, authenticatorSelection, excludeCredentials } = JSON.parse(options);
    expect({ rp, user, authenticatorSelection, excludeCredentials }).toMatchObject({
      rp: { id: 'rides.example', name: 'Cycle Chat' },
      user: { name: 'ada' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    expect(Buffer.from(challenge, 'base64url')).toHaveLength(32);
    const laptop = softAuthenticator();
    const added = await here.add(laptop.create(options), ' My laptop ');
    expect(added).toMatchObject({ fault: null, passkey: { name: 'My laptop', createdAt: now, lastUsedAt: null } });
    expect(added.user).toEqual({ id: ada.id, passkeys: [{ id: added.passkey.id, name: 'My laptop' }] });
    await app.run(`insert into instance (id, name) values (1, 'Mill') on conflict (id) do update set name = 'Mill'`);
    await app.backend.services.instance.refresh();
    const again = JSON.parse((await here.begin()).options);
    expect([again.rp.name, again.excludeCredentials]).toMatchObject(['Mill', [{ id: laptop.key.id }]]);

    const elsewhere = signInBrowser(app);
    const { fault, user: signedIn } = await passkeysIn(elsewhere).signInBy(laptop);
    expect([fault, signedIn]).toEqual([null, { id: ada.id, username: 'ada' }]);
    expect((await elsewhere.query('{ viewer { username } }')).data.viewer.username).toBe('ada');
    expect(await passkeysOf(ada)).toEqual([{ ...added.passkey, lastUsedAt: now }]);
  });

  test('of an authenticator that does not count signs in each time', async () => {
    const { authenticator } = await memberWithPasskey(app, 'ben', { counts: false });
    for (const _time of [1, 2]) expect((await visitor().signInBy(authenticator)).fault).toBeNull();
  });

  test('belongs to one account, and a member has so many', async () => {
    const { browser, authenticator, member } = await memberWithPasskey(app, 'cleo');
    const here = passkeysIn(browser);
    const { options } = await here.begin();
    const known = { code: 'CONFLICT', message: 'This passkey belongs to an account already' };
    expect((await here.add(authenticator.create(options))).fault).toEqual(known);
    await app.run(
      `insert into passkey (id, user_id, credential_id, public_key, signature_counter, name)
       select gen_random_uuid(), $1, 'key' || n, 'key', 0, 'Key' from generate_series(2, $2) n`,
      member.id,
      maxPasskeys,
    );
    const next = softAuthenticator();
    const full = { code: 'CONFLICT', message: 'You have 20 passkeys, the maximum: remove one first' };
    expect((await here.add(next.create((await here.begin()).options))).fault).toEqual(full);
    expect(await passkeysOf(member)).toHaveLength(maxPasskeys);
  });

  test('is removed by its member alone, and then signs nobody in', async () => {
    const { browser, authenticator, passkeyId, member } = await memberWithPasskey(app, 'dora');
    const { browser: stranger } = await memberWithPasskey(app, 'eve');
    const unknown = { code: 'NOT_FOUND', message: 'Passkey not found' };
    expect((await passkeysIn(stranger).remove(passkeyId)).fault).toEqual(unknown);
    await app.run(`update session set created_at = now() - interval '16 minutes' where user_id = $1`, member.id);
    expect((await passkeysIn(browser).remove(passkeyId)).fault?.code).toBe('BAD_USER_INPUT');
    const removed = await passkeysIn(browser).remove(passkeyId, password);
    expect(removed).toMatchObject({ fault: null, removedPasskeyId: passkeyId, user: { passkeys: [] } });
    expect((await visitor().signInBy(authenticator)).fault?.code).toBe('UNAUTHENTICATED');
  });

  test('takes the sessions with it that it may have opened, and the devices, when it is removed', async () => {
    const { browser, authenticator, passkeyId, member } = await memberWithPasskey(app, 'dana');
    const thief = signInBrowser(app);
    expect((await passkeysIn(thief).signInBy(authenticator)).fault).toBeNull();
    const usernameIn = async ({ query }: typeof thief) =>
      (await query('{ viewer { username } }')).data.viewer?.username;
    expect(await usernameIn(thief)).toBe('dana');
    await app.run(`insert into mail_address (user_id, pending) values ($1, 'thief@x.example')`, member.id);
    await makeAccessToken(thief);
    const former = await makeAccessToken(browser);
    await app.run(`update access_token set created_at = created_at - interval '1 day' where id = $1`, former.id);
    expect((await passkeysIn(browser).remove(passkeyId)).fault).toBeNull();
    const tokens = await app.run('select id from access_token where user_id = $1', member.id);
    expect(tokens).toEqual([{ id: former.id }]);
    expect(await app.run('select from mail_address where user_id = $1', member.id)).toEqual([]);
    expect([await usernameIn(thief), await usernameIn(browser)]).toEqual([undefined, 'dana']);
    const devices = await app.run('select from known_device where user_id = $1', member.id);
    expect(devices.length).toBeLessThanOrEqual(1);
  });

  test('is not removed as the last way to sign in, not even by parallel requests', async () => {
    const { browser, passkeyId, member } = await memberWithPasskey(app, 'fay');
    const here = passkeysIn(browser);
    const second = await here.addOf(softAuthenticator());
    await dropPassword(member);
    const removals = await storm(10, (index) => here.remove(index % 2 ? passkeyId : second));
    expect(removals.filter(({ fault }) => fault === null)).toHaveLength(1);
    const [{ id }] = await passkeysOf(member);
    const only = { code: 'CONFLICT', message: 'This is your only way to sign in: add another one first' };
    expect((await here.remove(id)).fault).toEqual(only);
    await app.run(
      `insert into sign_in_identity (id, user_id, issuer, subject) values ($1, $1, 'https://id.example', 'fay')`,
      member.id,
    );
    // The instance has no provider: nobody signs in by an identity of a former one.
    expect((await here.remove(id)).fault).toEqual(only);
    const removeIdentity = 'mutation ($id: ID!) { removeIdentity(input: { identityId: $id }) { removedIdentityId } }';
    expect((await browser.query(removeIdentity, { id: member.id })).error).toBeNull();
    expect((await here.remove(id)).fault).toEqual(only);
  });

  test('is added without a password by a member who has none and has signed in just now', async () => {
    const { browser, member } = await memberWithPasskey(app, 'gus');
    await dropPassword(member);
    expect((await passkeysIn(browser).begin(null)).fault).toBeNull();
    await app.run(`update session set created_at = now() - interval '16 minutes' where user_id = $1`, member.id);
    expect((await passkeysIn(browser).begin(null)).fault?.code).toBe('BAD_USER_INPUT');
  });

  test('is for sessions alone: an access token neither adds nor removes one', async () => {
    const { member, passkeyId } = await memberWithPasskey(app, 'hal');
    const { secret } = await makeAccessToken(app.as(member));
    const program = passkeysIn(signInBrowser(app, bearing(secret)));
    expect((await program.begin()).fault?.code).toBe('FORBIDDEN');
    expect((await program.add('{}')).fault?.code).toBe('FORBIDDEN');
    expect((await program.remove(passkeyId, password)).fault?.code).toBe('FORBIDDEN');
  });

  test('that is removed during a sign-in opens no session', async () => {
    const { browser, authenticator, passkeyId, member } = await memberWithPasskey(app, 'hugo');
    const intruder = signInBrowser(app);
    const [removed, signedIn] = await oneBehindOther(app, member.id, {
      first: () => passkeysIn(browser).remove(passkeyId),
      second: () => passkeysIn(intruder).signInBy(authenticator),
    });
    expect(removed.fault).toBeNull();
    expect(signedIn.fault?.code).toBe('GONE');
    expect(intruder.cookies.has('__Host-session_id')).toBe(false);
  });

  test('is deleted with the account', async () => {
    const { browser, member, authenticator } = await memberWithPasskey(app, 'ida');
    await browser.query(`mutation { deleteAccount(input: { currentPassword: "${password}" }) { deletedUserId } }`);
    expect(await app.run('select from passkey where user_id = $1', member.id)).toEqual([]);
    expect((await visitor().signInBy(authenticator)).fault?.code).toBe('UNAUTHENTICATED');
  });
});

test('an instance without passwords signs in by passkeys', async () => {
  const modern = await startApp({ ...providerVariables('https://id.example'), PASSWORDS: 'off' });
  const mia = await modern.member('mia');
  const authenticator = softAuthenticator();
  const here = passkeysIn(signInBrowser(modern, bearing(await modern.tokenOf(mia))));
  const { options } = await here.begin(null);
  expect((await here.add(authenticator.create(options))).fault).toBeNull();
  const { fault, user } = await passkeysIn(signInBrowser(modern)).signInBy(authenticator);
  expect([fault, user]).toEqual([null, { id: mia.id, username: 'mia' }]);
  await modern.close();
});

describe('a mail', () => {
  const subjectsTo = (address: string) => allSubjectsTo(app, server, address);
  const added = 'A passkey was added to your account';
  const changed = 'Your password was changed';

  test('tells of each passkey that is added or removed, in the words of the instance alone', async () => {
    const jan = await app.member('jan');
    const address = await giveAddress(app, jan);
    const here = passkeysIn(await signedInBrowser(app, jan));
    const id = await here.addOf(softAuthenticator(), 'Call 0190 at once');
    await here.remove(id);
    const subjects = await subjectsTo(address);
    expect(subjects.toSorted()).toEqual([
      added,
      'A passkey was removed from your account',
      'New sign-in to your account',
    ]);
    for (const mail of server.mails) expect(mail.text).not.toContain('0190');
  });

  test('tells that a new password by a link, the settings or the operator has removed the passkeys', async () => {
    const { member, browser, authenticator } = await memberWithPasskey(app, 'kim');
    const address = await giveAddress(app, member);
    const environment = { ...environmentOf(app), ...server.variables };
    const { out } = await runHere(environment, 'user', 'reset-link', 'kim');
    const token = /reset\/([\w-]+)/.exec(out)?.[1] ?? '';
    expect((await recovery.reset(app.as(null), token, password)).error).toBeNull();
    expect((await browser.query('{ viewer { id } }')).data.viewer).toBeNull();
    expect((await passkeysIn(browser).signInBy(authenticator)).fault?.code).toBe('UNAUTHENTICATED');
    expect(await app.run('select from passkey where user_id = $1', member.id)).toEqual([]);

    const here = await signedInBrowser(app, member);
    await passkeysIn(here).addOf(softAuthenticator());
    const change = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { ok } }';
    const input = { currentPassword: password, newPassword: 'third-horse-of-mine' };
    expect((await here.query(change, { input })).error).toBeNull();
    expect((await here.query(listDocument)).data.viewer.passkeys).toEqual([]);
    expect((await runHere(environment, 'user', 'password', 'kim')).code).toBe(0);
    expect((await subjectsTo(address)).filter((subject) => subject === changed)).toHaveLength(3);
  });

  test('keeps the passkeys of an account that gets its first password', async () => {
    const { member, authenticator } = await memberWithPasskey(app, 'lou');
    await dropPassword(member);
    expect((await runHere(environmentOf(app), 'user', 'password', 'lou')).code).toBe(0);
    expect((await visitor().signInBy(authenticator)).fault).toBeNull();
  });

  test('tells a member without passkeys of a new password too', async () => {
    const leo = await app.member('leo');
    const address = await giveAddress(app, leo);
    const environment = { ...environmentOf(app), ...server.variables };
    expect((await runHere(environment, 'user', 'password', 'leo')).code).toBe(0);
    expect(await subjectsTo(address)).toEqual([changed]);
  });
});
