import { brotliCompressSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { callerAddress } from '../platform/http/callerAddress.ts';
import { newId } from '../platform/lib/ids.ts';
import { sendRaw } from './caller.ts';
import type { Member } from './factories.ts';
import { password } from './factories.ts';
import type { TestApp } from './harness.ts';
import { startApp } from './harness.ts';
import { useApp } from './useApp.ts';

const app = useApp();
let member: Member;
beforeAll(async () => {
  member = await app.member('careful');
});

const send = (path: string, init: RequestInit) =>
  fetch(app.url + path, {
    method: 'POST',
    ...init,
    headers: { 'content-type': 'application/json', ...init.headers },
  });

describe('a body', () => {
  const bomb = Buffer.from(JSON.stringify({ username: 'a'.repeat(2 ** 20), password: 'x' }));

  test.each([
    ['gzip', gzipSync(bomb)],
    ['br', brotliCompressSync(bomb)],
  ])('that is compressed by %s is not unpacked', async (encoding, body) => {
    for (const path of ['/api/auth/login', '/graphql']) {
      const answer = await send(path, { body: new Uint8Array(body), headers: { 'content-encoding': encoding } });
      expect(answer.status).toBe(400);
    }
  });

  test.each(['/api/auth/login', '/api/auth/register', '/graphql'])(
    'of a visitor to %s is refused past 256 KB',
    async (path) => {
      const answer = await send(path, { body: new Uint8Array(bomb) });
      expect(answer.status).toBe(413);
    },
  );

  test('of a visitor whose length is not announced is refused at /graphql', async () => {
    const body = new Blob(['{"query": "{ viewer { id } }"}']).stream();
    const answer = await send('/graphql', { body, duplex: 'half' } as RequestInit);
    expect(answer.status).toBe(413);
  });

  test('to a route that needs a viewer is not read for a visitor', async () => {
    const answer = await send('/api/posts', { body: '{ this is no JSON' });
    expect(answer.status).toBe(401);
  });
});

test('a document of more than 20,000 characters is refused before it is parsed', async () => {
  const query = `${'{ a '.repeat(6_000)}${'}'.repeat(6_000)}`;
  const { error } = await app.as(member).query(query);
  expect(error).toMatchObject({ code: 'QUERY_TOO_COMPLEX' });
});

test('what is told to one caller is kept by no cache', async () => {
  for (const path of ['/api/groups/popular', '/graphql?query=%7Bviewer%7Bid%7D%7D']) {
    const { headers } = await fetch(app.url + path, { headers: { 'apollo-require-preflight': '1' } });
    expect(headers.get('cache-control')).toBe('no-store');
  }
});

test('a name of nothing that shows counts as blank', async () => {
  const { status, body } = await app.as(null).post('/api/auth/register', {
    username: 'ghost_rider',
    displayName: '\u200B\u202E\u2060',
    password: 'hill-climb',
    confirmPassword: 'hill-climb',
  });
  expect([status, body.message]).toEqual([400, 'Display name is required']);
});

test('the cookie is Secure where PUBLIC_URL is https, whatever the proxy says', async () => {
  const secure = await startApp({ PUBLIC_URL: 'https://rides.example' });
  try {
    const body = { username: 'securely', displayName: 'S', password: 'hill-climb', confirmPassword: 'hill-climb' };
    const { headers } = await secure.as(null).post('/api/auth/register', body);
    expect(headers.get('set-cookie')).toContain('; Secure');
  } finally {
    await secure.close();
  }
});

test('over https the session is that of the cookie that no other host can set', async () => {
  const secure = await startApp({ PUBLIC_URL: 'https://rides.example' });
  try {
    const ada = await secure.member('ada');
    const answer = await secure.as(null).post('/api/auth/login', { username: 'ada', password });
    const cookies = answer.headers.getSetCookie();
    expect(cookies.map((each) => each.split('=')[0])).toEqual(['session_id', '__Host-session_id']);
    for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const viewerBy = async (name: string) =>
      (await secure.with({ cookie: `${name}=${answer.body.sessionId}` }).get('/api/auth/me')).body.id ?? null;
    expect([await viewerBy('__Host-session_id'), await viewerBy('session_id')]).toEqual([ada.id, null]);
    const headers = { cookie: cookies.map((each) => each.split(';')[0]).join('; '), origin: 'https://rides.example' };
    const { headers: after } = await secure.with(headers).post('/api/auth/logout');
    expect(after.getSetCookie()).toEqual([
      expect.stringMatching(/^session_id=; .*Expires=Thu, 01 Jan 1970/),
      expect.stringMatching(/^__Host-session_id=; .*Expires=Thu, 01 Jan 1970.*Secure/),
    ]);
  } finally {
    await secure.close();
  }
});

describe('the address that limits count by', () => {
  const addressOf = (ip: string) => callerAddress({ ip, socket: { remoteAddress: '192.0.2.7' } } as never);

  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['203.0.113.9:51234', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1::/64'],
    ['2001:db8:0:1::2', '2001:db8:0:1::/64'],
    ['[2001:0db8::1]:443', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', '192.0.2.7'],
  ])('of %s is %s', (ip, address) => {
    expect(addressOf(ip)).toBe(address);
  });
});

describe('signing in', () => {
  /** How long the machine works on a failed sign-in, in milliseconds, all threads counted. */
  async function workOn(username: string): Promise<number> {
    const before = process.cpuUsage();
    const answer = await app.http.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { username, password: 'not-the-one' },
    });
    expect(answer.statusCode).toBe(401);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  }

  const median = (figures: number[]) => figures.toSorted((one, other) => one - other)[figures.length >> 1] ?? 0;

  test('takes as long for a name that nobody has as for a wrong password', async () => {
    const [known, unknown]: [number[], number[]] = [[], []];
    // Once before it counts: what stands in for a password is made with the first.
    await workOn('nobody_yet');
    for (let round = 0; round < 15; round += 1) {
      const { username } = await app.member(`timed_${round}`);
      known.push(await workOn(username));
      unknown.push(await workOn(`nobody_${round}`));
    }
    const ratio = median(unknown) / median(known);
    expect(median(known)).toBeGreaterThan(5);
    expect(ratio).toBeGreaterThan(0.67);
    expect(ratio).toBeLessThan(1.5);
  });
});

describe('every answer', () => {
  const places = [
    '/',
    '/nowhere',
    '/api',
    '/api/posts/feed',
    '/api/nowhere',
    '/developers',
    '/schema.graphql',
    '/graphql',
  ];
  const headersOf = async (path: string, at: TestApp = app, headers: Record<string, string> = {}) =>
    (await fetch(at.url + path, { headers })).headers;

  test.each([...places, '/media/nothing', '/health/live'])('%s tells browsers what it may not do', async (path) => {
    const headers = await headersOf(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers.has('x-powered-by')).toBe(false);
    const permissions = headers.get('permissions-policy') ?? '';
    for (const feature of ['camera', 'microphone', 'payment', 'usb']) expect(permissions).toContain(`${feature}=()`);
    expect(permissions).toContain('geolocation=(self)');
  });

  test.each([...places, '/media/nothing'])('%s lets no script run but our own files', async (path) => {
    const policy = (await headersOf(path)).get('content-security-policy') ?? '';
    const directives = new Map(policy.split(';').map((each) => [each.trim().split(' ')[0], each] as const));
    const scripts = directives.get('script-src') ?? directives.get('default-src') ?? '';
    expect(scripts.trim()).toMatch(/^(script-src 'self'|default-src 'none')$/);
    expect(policy).not.toMatch(/unsafe-eval|strict-dynamic|'nonce-/);
    for (const name of ['frame-ancestors', 'object-src']) {
      expect(directives.get(name) ?? directives.get('default-src')).toMatch(/ 'none'$/);
    }
    expect(directives.get('base-uri')).toMatch(/ '(none|self)'$/);
    expect(directives.get('form-action')).toMatch(/ '(none|self)'$/);
  });

  test('asks browsers to stay with https where it came by it, and nowhere else', async () => {
    const strict = 'strict-transport-security';
    const year = 'max-age=31536000';
    const claims = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' };
    for (const headers of [{}, claims]) expect((await headersOf('/api', app, headers)).get(strict)).toBeNull();
    const [published, proxied] = await Promise.all([
      startApp({ PUBLIC_URL: 'https://rides.example' }),
      startApp({ TRUST_PROXY: '1' }),
    ]);
    try {
      for (const path of places) expect((await headersOf(path, published)).get(strict)).toBe(year);
      expect((await headersOf('/api', proxied, claims)).get(strict)).toBe(year);
      expect((await headersOf('/api', proxied, { ...claims, 'x-forwarded-proto': 'http' })).get(strict)).toBeNull();
    } finally {
      await Promise.all([published.close(), proxied.close()]);
    }
  });

  test.each([
    ['off', null],
    ['host', 'max-age=31536000'],
    ['subdomains', 'max-age=31536000; includeSubDomains'],
  ])('with HSTS=%s says %j over https', async (HSTS, said) => {
    const published = await startApp({ PUBLIC_URL: 'https://rides.example', HSTS });
    try {
      expect((await headersOf('/api', published)).get('strict-transport-security')).toBe(said);
    } finally {
      await published.close();
    }
  });
});

describe('a session id', () => {
  const offered = 'A'.repeat(43);
  const signIn = (headers: Record<string, string>, body: object = {}, query = '') =>
    sendRaw(`${app.url}/api/auth/login${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ username: member.username, password, ...body }),
    });
  const isSignedIn = async (token: string) =>
    (await app.with({ authorization: `Bearer ${token}` }).get('/api/auth/me')).status === 200;

  test.each([
    ['a cookie', { cookie: `session_id=${offered}` }, {}, ''],
    ['a Bearer token', { authorization: `Bearer ${offered}` }, {}, ''],
    ['the body', {}, { sessionId: offered, session_id: offered, token: offered }, ''],
    ['the address', {}, {}, `?session_id=${offered}&sessionId=${offered}`],
  ])('that is offered before signing in by %s is never the one that is opened', async (_way, headers, body, query) => {
    const answer = await signIn({ ...headers }, body, query);
    expect(answer.status).toBe(200);
    expect(answer.body.sessionId).not.toBe(offered);
    expect(answer.headers.getSetCookie()).toEqual([expect.stringContaining(`session_id=${answer.body.sessionId};`)]);
    expect(await isSignedIn(offered)).toBe(false);
  });

  test('of the one who planted it stays theirs: who signs in over it gets another', async () => {
    const attacker = await app.member(`planter_${newId().slice(-12)}`);
    const planted = await app.tokenOf(attacker);
    const answer = await signIn({ cookie: `session_id=${planted}` });
    expect(answer.body.id).toBe(member.id);
    expect(answer.body.sessionId).not.toBe(planted);
    const { body } = await app.with({ authorization: `Bearer ${planted}` }).get('/api/auth/me');
    expect(body.id).toBe(attacker.id);
  });

  test('is another with every sign-up and sign-in', async () => {
    const ids = [await signIn({}), await signIn({}), await signIn({})].map(({ body }) => body.sessionId);
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(id).toMatch(/^[\w-]{43}$/);
  });
});
