import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newId } from '../platform/lib/ids.ts';
import { bearing, makeAccessToken } from '../test/accessTokens.ts';
import { authDoors, newcomer } from '../test/authDoors.ts';
import { type Member, password } from '../test/factories.ts';
import { startApp, type TestApp } from '../test/harness.ts';
import { type MailServer, startMailServer } from '../test/mailServer.ts';
import { allSubjectsTo, giveAddress, inMinutes, mailsTo } from '../test/mails.ts';
import { providerVariables, startOidcProvider } from '../test/oidcProvider.ts';
import { type SignInBrowser, signInBrowser, signInsAt } from '../test/signInBrowser.ts';
import { storm } from '../test/storm.ts';
import { maxDevices } from './knownDevices.ts';
import { sendMail } from './sendMail.ts';
import { setSuspension } from './suspending.ts';

let server: MailServer;
let provider: Awaited<ReturnType<typeof startOidcProvider>>;
let app: TestApp;
beforeAll(async () => {
  server = await startMailServer();
  provider = await startOidcProvider();
  const limits = { RATE_LIMITS: '{"signIns":5000,"signUps":5000}', QUERY_LIMITS: '{"seconds":120}' };
  app = await startApp({ ...server.variables, ...providerVariables(provider.issuer), ...limits, JOBS: 'on' });
});
afterAll(async () => {
  await app.close();
  await provider.close();
  await server.close();
});

const { visit, join } = signInsAt(() => ({ app, provider }));
const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' };
const newDevice = () => signInBrowser(app, firefox);

async function signIn(browser: SignInBrowser, { username }: Pick<Member, 'username'>, secret = password) {
  const document = 'mutation ($input: LoginInput!) { login(input: $input) { sessionId } }';
  const { error } = await browser.query(document, { input: { username, password: secret } });
  expect(error).toBeNull();
  return browser;
}

const subjectsTo = (address: string) => allSubjectsTo(app, server, address);

const devicesOf = ({ id }: Pick<Member, 'id'>) =>
  app.run<{ hash: string; device: string | null }>(
    'select token_hash as hash, device from known_device where user_id = $1 order by last_used_at desc',
    id,
  );
const addDevices = ({ id }: Member, count: number, age: string) =>
  app.run(
    `insert into known_device (token_hash, user_id, created_at, last_used_at)
     select $1::text || n, $1::uuid, now() - $3::interval, now() - $3::interval - n * interval '1 minute'
     from generate_series(1, $2) n`,
    id,
    count,
    age,
  );

async function memberWithAddress(name: string, timeZone: string | null = null) {
  const member = await app.member(name, { timeZone });
  return { member, address: await giveAddress(app, member) };
}

const subject = 'New sign-in to your account';

describe('a sign-in on a new device', () => {
  test('is mailed once, with its time in the zone of the member, the browser and what to do', async () => {
    const { member, address } = await memberWithAddress('ada', 'Asia/Tokyo');
    const desk = await signIn(newDevice(), member);
    const { text = '' } = await server.mailTo(address);
    expect(text).toMatch(/ on \d+ \w+ \d{4} at \d\d:\d\d GMT\+9, by Firefox on Linux\. /);
    for (const part of ['Hello ada,', 'https://rides.example/settings\n', 'https://rides.example/forgot'])
      expect(text).toContain(part);
    await desk.query('mutation { logout { ok } }');
    await signIn(desk, member);
    expect(await subjectsTo(address)).toEqual([subject]);
    await signIn(newDevice(), member);
    expect(await subjectsTo(address)).toEqual([subject, subject]);
    expect(await devicesOf(member)).toMatchObject([
      { device: firefox['user-agent'] },
      { device: firefox['user-agent'] },
    ]);
  });

  test('is mailed once for many sign-ins at the same time', async () => {
    const { member, address } = await memberWithAddress('storm');
    const browser = await signIn(newDevice(), await app.member('first_in_the_browser'));
    const cookie = `__Host-device=${browser.cookies.get('__Host-device')}`;
    const answers = await storm(4, () =>
      app.with({ cookie }).post('/api/auth/login', { username: member.username, password }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await subjectsTo(address)).toEqual([subject]);
    expect(await devicesOf(member)).toHaveLength(1);
  });

  test('contains no text of the sender', async () => {
    const { member, address } = await memberWithAddress('bait');
    await signIn(signInBrowser(app, { 'user-agent': 'Call us at https://evil.example' }), member);
    const { text, html } = await server.mailTo(address);
    expect(text).toContain('by a program that is no known browser');
    expect(`${text}${html}`).not.toContain('evil');
  });

  test.each(authDoors)('by $name sets a cookie for this alone, which scripts cannot read', async ({ name, login }) => {
    const { username } = await app.member(`cookie_${name}`);
    const { cookies } = await login(app.as(null), username, password);
    const [line, ...others] = cookies.filter((each) => each.startsWith('__Host-device='));
    expect(others).toEqual([]);
    expect(line).toMatch(/^__Host-device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const [cookie = ''] = line?.split(';') ?? [];
    expect((await app.with({ cookie }).get('/api/auth/me')).status).toBe(401);
    const again = await login(app.with({ cookie }), username, password);
    expect(again.cookies).toContain(line);
    const forged = await login(app.with({ cookie: '__Host-device=x' }), username, password);
    expect(forged.cookies.join()).toMatch(/__Host-device=[\w-]{43};/);
  });

  test('by the provider is mailed, with what to do without a password', async () => {
    const { browser, user } = await join('paula');
    const address = await giveAddress(app, user);
    await visit(browser, 'paula');
    expect(await subjectsTo(address)).toEqual([]);
    await visit(newDevice(), 'paula');
    const { text } = await server.mailTo(address);
    expect(text).toContain('change your password at the service by which you sign in');
    expect(text).not.toContain('/forgot');
  });

  test('is mailed after a new password too, except where the password was chosen', async () => {
    const { member, address } = await memberWithAddress('bea');
    const [desk, phone] = [await signIn(newDevice(), member), await signIn(newDevice(), member)];
    const change = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { ok } }';
    const input = { currentPassword: password, newPassword: 'another-horse' };
    expect((await desk.query(change, { input })).error).toBeNull();
    expect(await devicesOf(member)).toHaveLength(1);
    expect(await subjectsTo(address)).toHaveLength(3);
    await signIn(desk, member, 'another-horse');
    expect(await subjectsTo(address)).toHaveLength(3);
    await signIn(phone, member, 'another-horse');
    expect(await subjectsTo(address)).toHaveLength(4);
  });
});

test('a device is forgotten by a sign-out everywhere else and by a suspension', async () => {
  const member = await app.member('moe');
  const [desk] = [await signIn(newDevice(), member), await signIn(newDevice(), member)];
  expect((await desk.query('mutation { endOtherSessions { endedCount } }')).data?.endOtherSessions.endedCount).toBe(1);
  expect(await devicesOf(member)).toHaveLength(1);
  await setSuspension(
    { em: app.backend.orm.em.fork(), now: new Date(), services: app.backend.services },
    member.id,
    'shown',
  );
  expect(await devicesOf(member)).toEqual([]);
});

describe('nothing is mailed', () => {
  test('about the browser of the sign-up', async () => {
    const { password, ...facts } = newcomer('fresh');
    const { body, headers } = await app.as(null).post('/api/auth/register', { password, ...facts });
    const address = await giveAddress(app, body);
    const cookie = headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const again = await app.with({ cookie }).post('/api/auth/login', { username: 'fresh', password });
    expect(again.status).toBe(200);
    expect(await subjectsTo(address)).toEqual([]);
    expect(await devicesOf(body)).toHaveLength(1);
  });

  test('about a sign-in before the address was confirmed, such as the first one', async () => {
    const { member, address } = await memberWithAddress('gina');
    const order = (minutes: number) =>
      ({ kind: 'newSignIn', userId: member.id, browser: null, at: inMinutes(minutes).toISOString() }) as const;
    await sendMail.run(app.backend, { id: newId(), ...order(-1) });
    expect(await subjectsTo(address)).toEqual([]);
    await sendMail.run(app.backend, { id: newId(), ...order(1) });
    expect(await subjectsTo(address)).toEqual([subject]);
  });

  test('to an address that waits for its confirmation, and to a suspended member', async () => {
    const hal = await app.member('hal');
    await app.run(`insert into mail_address (user_id, pending) values ($1, 'hal@x.example')`, hal.id);
    await signIn(newDevice(), hal);
    expect(await subjectsTo('hal@x.example')).toEqual([]);
    const { member, address } = await memberWithAddress('ivo');
    await app.run('update "user" set suspended_at = now() where id = $1', member.id);
    const { status, headers } = await app.as(null).post('/api/auth/login', { username: member.username, password });
    expect([status, headers.getSetCookie()]).toEqual([403, []]);
    expect(await subjectsTo(address)).toEqual([]);
    expect(await devicesOf(member)).toEqual([]);
  });

  test('about a wrong password and an access token', async () => {
    const { member, address } = await memberWithAddress('jan');
    const { username } = member;
    expect((await app.as(null).post('/api/auth/login', { username, password: 'wrong-horse' })).status).toBe(401);
    const { secret } = await makeAccessToken(app.as(member));
    expect((await app.with(bearing(secret)).get('/api/auth/me')).status).toBe(200);
    expect(await subjectsTo(address)).toEqual([]);
    expect(await devicesOf(member)).toEqual([]);
  });

  test('after more than ten new devices within a day', async () => {
    const { member, address } = await memberWithAddress('kim');
    await addDevices(member, 10, '25 hours');
    await signIn(newDevice(), member);
    expect(await subjectsTo(address)).toEqual([subject]);
    await addDevices(await app.member('other_of_kim'), 10, '1 hour');
    await signIn(newDevice(), member);
    expect(await subjectsTo(address)).toEqual([subject, subject]);
    await app.run(`update known_device set created_at = now() - interval '1 hour' where user_id = $1`, member.id);
    await signIn(newDevice(), member);
    expect(await subjectsTo(address)).toEqual([subject, subject]);
  });

  test('and nothing is stored by an instance without a mail server', async () => {
    const plain = await startApp();
    const { username } = await plain.member('lena');
    const { status, headers } = await plain.as(null).post('/api/auth/login', { username, password });
    expect(status).toBe(200);
    expect(headers.getSetCookie().filter((line) => line.includes('device='))).toEqual([]);
    expect(await plain.run('select from known_device')).toEqual([]);
    await plain.close();
  });
});

describe('the devices of a member', () => {
  test('are at most 50, and the one that was used the longest ago goes', async () => {
    const { member } = await memberWithAddress('mia');
    await addDevices(member, maxDevices + 5, '1 hour');
    await signIn(newDevice(), member);
    const devices = await devicesOf(member);
    expect(devices).toHaveLength(maxDevices);
    expect(devices[0]?.device).toBe(firefox['user-agent']);
    expect(devices.at(-1)?.hash).toBe(`${member.id}${maxDevices - 1}`);
  });

  test('do not reveal which members share a browser, and are mailed to each', async () => {
    const [nina, omar] = [await memberWithAddress('nina'), await memberWithAddress('omar')];
    const shared = newDevice();
    for (const { member } of [nina, omar, nina]) await signIn(shared, member);
    expect(await subjectsTo(nina.address)).toEqual([subject]);
    expect(await subjectsTo(omar.address)).toEqual([subject]);
    const hashes = [...(await devicesOf(nina.member)), ...(await devicesOf(omar.member))].map(({ hash }) => hash);
    expect(new Set(hashes).size).toBe(2);
  });

  test('are removed with the account', async () => {
    const { member } = await memberWithAddress('pia');
    const browser = await signIn(newDevice(), member);
    const deletion = 'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { deletedUserId } }';
    expect((await browser.query(deletion, { input: { currentPassword: password } })).error).toBeNull();
    await vi.waitUntil(async () => (await devicesOf(member)).length === 0, { timeout: 60_000 });
  });
});

describe('an account at the provider', () => {
  async function linked(member: Member, account: string) {
    const browser = await signIn(newDevice(), member);
    const { url } = await browser.link(password);
    const { fault, linkedUser } = await browser.finish(await provider.signIn(url, account, { name: 'Evil name' }));
    expect(fault).toBeNull();
    return { browser, identityId: linkedUser.identities[0].id };
  }
  const byLink = 'An account was linked to yours';
  const byRemoval = 'A linked account was removed from yours';

  test('that is linked or removed is mailed', async () => {
    const { member, address } = await memberWithAddress('quin');
    const { browser, identityId } = await linked(member, 'quin elsewhere');
    expect(await subjectsTo(address)).toEqual([subject, byLink]);
    const remove = 'mutation ($input: RemoveIdentityInput!) { removeIdentity(input: $input) { removedIdentityId } }';
    expect((await browser.query(remove, { input: { identityId } })).error).toBeNull();
    expect(await subjectsTo(address)).toEqual([subject, byLink, byRemoval]);
    const [, one, other] = mailsTo(server, address).map(({ text }) => text);
    expect(one).toContain(`An account at ${provider.issuer} was linked to your account on `);
    expect(other).toContain(`An account at ${provider.issuer} was removed from your account on `);
    expect(one).not.toContain('Evil name');
    expect((await browser.query(remove, { input: { identityId } })).error?.code).toBe('NOT_FOUND');
    expect(await subjectsTo(address)).toHaveLength(3);
  });

  test('that a new password removes is mailed', async () => {
    const { member, address } = await memberWithAddress('rosa');
    const { browser } = await linked(member, 'rosa elsewhere');
    expect(await subjectsTo(address)).toEqual([subject, byLink]);
    const change = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { ok } }';
    const input = { currentPassword: password, newPassword: 'another-horse' };
    expect((await browser.query(change, { input })).error).toBeNull();
    expect(await subjectsTo(address)).toEqual([subject, byLink, byRemoval, 'Your password was changed']);
  });
});
