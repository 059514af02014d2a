import { beforeAll, describe, expect, test } from 'vitest';
import { authDoors } from '../test/authDoors.ts';
import type { Member } from '../test/factories.ts';
import { password } from '../test/factories.ts';
import { startApp } from '../test/harness.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp({ TRUST_PROXY: 'on' });
let noor: Member;
beforeAll(async () => {
  noor = await app.member('Noor.Haddad');
});

const bearer = (sessionId: string | null) => app.with({ authorization: `Bearer ${sessionId}` });
const wrong = { code: 'UNAUTHENTICATED', message: 'Invalid username or password' };

describe.each(authDoors)('login by $name', ({ login, logout, register }) => {
  test('opens another session each time, whatever the case of the name', async () => {
    const first = await login(app.as(null), 'Noor.Haddad', password);
    const second = await login(app.as(null), 'noor.HADDAD', password);
    expect(first.user).toMatchObject({ id: noor.id, username: 'Noor.Haddad', monthlyGoal: 250 });
    expect(second.sessionId).not.toBe(first.sessionId);
    for (const { sessionId, cookies } of [first, second]) {
      expect(cookies).toEqual([`session_id=${sessionId}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`]);
      expect((await bearer(sessionId).get('/api/auth/me')).body.id).toBe(noor.id);
    }
  });

  test('sets a cookie for https alone where the proxy says that it is https', async () => {
    const proxied = app.with({ 'x-forwarded-proto': 'https', 'x-forwarded-host': 'cycle.example' });
    const { cookies } = await login(proxied, noor.username, password);
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) expect(cookie).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
  });

  test('sets a cookie for https alone where the instance says that it is https', async () => {
    const published = await startApp({ PUBLIC_URL: 'https://cycle.example' });
    const { username } = await published.member('Noor');
    const { cookies } = await login(published.as(null), username, password);
    await published.close();
    expect(cookies[0]).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
  });

  test('sets one cookie, the new one, in place of a dead one', async () => {
    const { cookies, sessionId } = await login(app.with({ cookie: 'session_id=dead' }), noor.username, password);
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toContain(`session_id=${sessionId}`);
  });

  test('answers a wrong password and an unknown name alike', async () => {
    const [wrongPassword, unknownName] = await Promise.all([
      login(app.as(null), noor.username, 'wrong-horse'),
      login(app.as(null), 'nobody', password),
    ]);
    expect(wrongPassword.fault).toEqual(wrong);
    expect(unknownName.fault).toEqual(wrong);
    expect([...wrongPassword.cookies, ...unknownName.cookies]).toEqual([]);
  });

  test('looks nobody up by a name that only folds to theirs', async () => {
    const { username } = await app.member(`kit_${login.length}${Date.now()}`);
    // The Kelvin sign, which JavaScript lower-cases to k.
    expect((await login(app.as(null), username.replace('k', '\u212a'), password)).fault).toEqual(wrong);
    expect((await login(app.as(null), username.toUpperCase(), password)).fault).toBeNull();
  });

  test('takes a password exactly as it was given at sign-up, blanks and all scripts included', async () => {
    const username = `blank${login.length}${Date.now()}`;
    const secret = '  schräg 坂 🚵  ';
    await register(app.as(null), { username, displayName: 'Blank', password: secret, confirmPassword: secret });
    expect((await login(app.as(null), username, secret)).fault).toBeNull();
    expect((await login(app.as(null), username, secret.trim())).fault).toEqual(wrong);
  });

  test('is open to a caller whose token is dead', async () => {
    const { fault } = await login(bearer('dead'), noor.username, password);
    expect(fault).toBeNull();
  });

  test('logging out ends that session and no other, and clears the cookie', async () => {
    const [here, elsewhere] = [
      await login(app.as(null), noor.username, password),
      await login(app.as(null), noor.username, password),
    ];
    const { fault, cookies } = await logout(bearer(here.sessionId));
    expect(fault).toBeNull();
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatch(/^session_id=; .*Expires=Thu, 01 Jan 1970/);
    expect((await bearer(here.sessionId).get('/api/auth/me')).status).toBe(401);
    expect((await bearer(elsewhere.sessionId).get('/api/auth/me')).status).toBe(200);
  });

  test('logging out by cookie ends the session of the cookie', async () => {
    const { sessionId } = await login(app.as(null), noor.username, password);
    await logout(app.with({ cookie: `session_id=${sessionId}` }));
    expect((await bearer(sessionId).get('/api/auth/me')).status).toBe(401);
  });

  test('logging out by token leaves a cookie of another session that lives, and its session', async () => {
    const [byToken, byCookie] = [
      await login(app.as(null), noor.username, password),
      await login(app.as(null), noor.username, password),
    ];
    const both = { authorization: `Bearer ${byToken.sessionId}`, cookie: `session_id=${byCookie.sessionId}` };
    const { fault, cookies } = await logout(app.with(both));
    expect([fault, cookies]).toEqual([null, []]);
    expect((await bearer(byToken.sessionId).get('/api/auth/me')).status).toBe(401);
    expect((await bearer(byCookie.sessionId).get('/api/auth/me')).status).toBe(200);
    // The token has ended: the cookie signs in, and its session ends.
    const last = await logout(app.with(both));
    expect(last.cookies).toEqual([expect.stringMatching(/^session_id=; .*Expires=Thu, 01 Jan 1970/)]);
    expect((await bearer(byCookie.sessionId).get('/api/auth/me')).status).toBe(401);
  });

  test.each(['the same session', 'a dead session'])('logging out by token clears a cookie of %s', async (which) => {
    const { sessionId } = await login(app.as(null), noor.username, password);
    const inCookie = which === 'the same session' ? sessionId : 'A'.repeat(43);
    const { cookies } = await logout(
      app.with({ authorization: `Bearer ${sessionId}`, cookie: `session_id=${inCookie}` }),
    );
    expect(cookies).toEqual([expect.stringMatching(/^session_id=; .*Expires=Thu, 01 Jan 1970/)]);
    expect((await bearer(sessionId).get('/api/auth/me')).status).toBe(401);
  });

  test('logging out twice, with a dead token, or signed out is no error', async () => {
    const { sessionId } = await login(app.as(null), noor.username, password);
    await logout(bearer(sessionId));
    for (const caller of [bearer(sessionId), bearer('dead'), app.as(null)]) {
      const { fault, status } = await logout(caller);
      expect([status, fault]).toEqual([200, null]);
    }
  });
});

describe('POST /api/auth/login', () => {
  test('answers 200 with the flat user and its sessionId', async () => {
    const { status, body } = await app.as(null).post('/api/auth/login', { username: noor.username, password });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: noor.id,
      username: 'Noor.Haddad',
      displayName: 'Noor.Haddad',
      profilePicture: null,
      bio: null,
      unitsPreference: 'imperial',
      timeZone: null,
      location: null,
      email: null,
      phone: null,
      monthlyGoal: 250,
      sessionId: body.sessionId,
    });
  });

  test('answers 401 to a wrong password and 400 to a missing one', async () => {
    const { post } = app.as(null);
    expect((await post('/api/auth/login', { username: noor.username, password: 'wrong-horse' })).status).toBe(401);
    expect((await post('/api/auth/login', { username: noor.username })).status).toBe(400);
    expect((await post('/api/auth/login', {})).status).toBe(400);
    expect((await post('/api/auth/login')).status).toBe(400);
  });
});

test('POST /api/auth/logout answers an empty object', async () => {
  expect((await app.as(null).post('/api/auth/logout')).body).toEqual({});
});

test('the member who signs in by GraphQL is the viewer of the answer', async () => {
  const document = `mutation ($input: LoginInput!) { login(input: $input) { user { isViewer monthlyGoal stats { postCount } } } }`;
  await app.post(noor, { privacy: 'private' });
  const { data } = await app.as(null).query(document, { input: { username: noor.username, password } });
  expect(data.login.user).toEqual({ isViewer: true, monthlyGoal: 250, stats: { postCount: 1 } });
});

test('the sign-in of the demo community is told where there is one', async () => {
  const document = '{ instance { demoSignIn { username password } } }';
  expect((await app.as(null).query(document)).data.instance.demoSignIn).toBeNull();
  const demo = await startApp({ DEMO: '1' });
  expect((await demo.as(null).query(document)).data.instance.demoSignIn).toEqual({
    username: 'demo',
    password: 'demo-ride',
  });
  await demo.close();
});
