import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newcomer } from '../../test/authDoors.ts';
import { sendRaw } from '../../test/caller.ts';
import type { Member } from '../../test/factories.ts';
import { password } from '../../test/factories.ts';
import type { TestApp } from '../../test/harness.ts';
import { startApp } from '../../test/harness.ts';

let app: TestApp;
let published: TestApp;
beforeAll(async () => {
  [app, published] = await Promise.all([startApp(), startApp({ PUBLIC_URL: 'https://cycle.example' })]);
});
afterAll(() => Promise.all([app.close(), published.close()]));

const refusal = {
  message: 'This request comes from another site: send it from our own pages or with a Bearer token',
  code: 'FORBIDDEN',
};

async function cookieOf(at: TestApp, member: Member) {
  return { cookie: `session_id=${await at.tokenOf(member)}` };
}

/** Writes with these headers by GraphQL and REST, which must agree. Returns the status. */
async function write(at: TestApp, headers: Record<string, string>): Promise<number> {
  const caller = at.with(headers);
  const rest = await caller.post('/api/posts', { content: 'From somewhere' });
  const graphql = await caller.query('mutation { createPost(input: {content: "From somewhere"}) { post { id } } }');
  if (rest.status === 403) {
    expect(rest.body).toEqual(refusal);
    expect([graphql.status, graphql.error]).toEqual([403, refusal]);
  } else {
    expect([rest.status, graphql.error]).toEqual([201, null]);
  }
  return rest.status;
}

const foreign: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'not a url' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
];

describe('a write by cookie', () => {
  test.each(foreign)('with %j is refused', async (headers) => {
    const member = await app.member(`victim${foreign.indexOf(headers)}`);
    expect(await write(app, { ...(await cookieOf(app, member)), ...headers })).toBe(403);
    expect(await app.run('select from post where author_id = $1', member.id)).toEqual([]);
  });

  test('from another port or a subdomain of ours is refused', async () => {
    const member = await app.member('neighbour');
    const { hostname, port } = new URL(app.url);
    for (const origin of [`http://${hostname}:${Number(port) + 1}`, `http://sub.${hostname}:${port}`]) {
      expect(await write(app, { ...(await cookieOf(app, member)), origin })).toBe(403);
    }
  });

  test('from our own pages passes', async () => {
    const member = await app.member('at_home');
    const own = { origin: app.url, 'sec-fetch-site': 'same-origin' };
    expect(await write(app, { ...(await cookieOf(app, member)), ...own })).toBe(201);
  });

  test('must come from a page as secure as the request, on a host without PUBLIC_URL', async () => {
    const proxied = await startApp({ TRUST_PROXY: '1' });
    const member = await proxied.member('guarded');
    const { host } = new URL(proxied.url);
    const statusFrom = async (scheme: string, protocol: 'http' | 'https') => {
      const name = protocol === 'https' ? '__Host-session_id' : 'session_id';
      const cookie = `${name}=${await proxied.tokenOf(member)}`;
      return write(proxied, { cookie, origin: `${scheme}://${host}`, 'x-forwarded-proto': protocol });
    };
    expect([await statusFrom('https', 'https'), await statusFrom('http', 'https')]).toEqual([201, 403]);
    // A proxy that does not name the scheme: the browser uses HTTPS, the request arrives by HTTP.
    expect([await statusFrom('https', 'http'), await statusFrom('http', 'http')]).toEqual([201, 201]);
    expect(await statusFrom('ftp', 'http')).toBe(403);
    await proxied.close();
  });

  test('of a program, which names no origin, passes', async () => {
    const member = await app.member('program');
    expect(await write(app, await cookieOf(app, member))).toBe(201);
  });

  test('of the address bar itself passes', async () => {
    const member = await app.member('typed');
    expect(await write(app, { ...(await cookieOf(app, member)), 'sec-fetch-site': 'none' })).toBe(201);
  });

  test('must come from PUBLIC_URL where that is set, whatever host was asked', async () => {
    const member = await published.member('published');
    const cookie = { cookie: `__Host-session_id=${await published.tokenOf(member)}` };
    expect(await write(published, { ...cookie, origin: 'https://cycle.example' })).toBe(201);
    expect(await write(published, { ...cookie, origin: published.url })).toBe(403);
    expect(await write(published, { ...cookie, origin: 'http://cycle.example' })).toBe(403);
  });
});

test('a write by a Bearer token may come from anywhere', async () => {
  const member = await app.member('third_party');
  for (const headers of foreign) {
    const authorization = `Bearer ${await app.tokenOf(member)}`;
    expect(await write(app, { authorization, ...headers })).toBe(201);
  }
});

test('a dead token does not vouch for a cookie', async () => {
  const member = await app.member('half_dead');
  const headers = { ...(await cookieOf(app, member)), authorization: 'Bearer dead', origin: 'https://evil.example' };
  expect(await write(app, headers)).toBe(403);
});

test.each(['register', 'login', 'logout'])('another site cannot %s in its visitor’s name', async (verb) => {
  const member = await app.member(`lured_by_${verb}`);
  const cookie = await cookieOf(app, member);
  const body = { ...newcomer('lured'), username: verb === 'login' ? member.username : 'lured', password };
  const { status, headers } = await app
    .with({ ...cookie, origin: 'https://evil.example' })
    .post(`/api/auth/${verb}`, { ...body, confirmPassword: password });
  expect(status).toBe(403);
  expect(headers.getSetCookie()).toEqual([]);
  expect((await app.with(cookie).get('/api/auth/me')).status).toBe(200);
});

describe('an export by cookie', () => {
  const strange: Record<string, string>[] = [
    ...foreign,
    { 'sec-fetch-site': 'none' },
    { referer: 'https://evil.example/page' },
    { 'sec-fetch-site': 'cross-site', referer: 'https://evil.example/page' },
  ];
  const exportOf = (at: TestApp, { id }: Member, headers: Record<string, string>) =>
    at.with(headers).get(`/api/users/${id}/export`);

  test.each(strange)('with %j is refused and spends nothing, but passes by a Bearer token', async (headers) => {
    const member = await app.member(`taker${strange.indexOf(headers)}`);
    const cookie = await cookieOf(app, member);
    for (let time = 0; time < 11; time += 1) {
      const { status, body } = await exportOf(app, member, { ...cookie, ...headers });
      expect([status, body]).toEqual([403, refusal]);
    }
    const authorization = `Bearer ${await app.tokenOf(member)}`;
    expect((await exportOf(app, member, { ...cookie, ...headers, authorization })).status).toBe(200);
  });

  test('from our own pages or of a program passes', async () => {
    const member = await app.member('own_taker');
    const own: Record<string, string>[] = [
      {},
      { 'sec-fetch-site': 'same-origin' },
      { referer: `${app.url}/settings` },
      { origin: app.url },
    ];
    for (const headers of own) {
      expect((await exportOf(app, member, { ...(await cookieOf(app, member)), ...headers })).status).toBe(200);
    }
  });

  test('must come from PUBLIC_URL where that is set', async () => {
    const member = await published.member('published_taker');
    const cookie = { cookie: `__Host-session_id=${await published.tokenOf(member)}` };
    const statusFrom = async (referer: string) => (await exportOf(published, member, { ...cookie, referer })).status;
    expect(await statusFrom('https://cycle.example/settings')).toBe(200);
    expect(await statusFrom(`${published.url}/settings`)).toBe(403);
  });
});

test('reading needs no origin', async () => {
  const member = await app.member('reader');
  for (const headers of foreign) {
    const { status } = await app.with({ ...(await cookieOf(app, member)), ...headers }).get('/api/auth/me');
    expect(status).toBe(200);
  }
});

describe('GraphQL over HTTP', () => {
  const like = 'mutation { logout { ok } }';

  test('refuses mutations by GET', async () => {
    const member = await app.member('getter');
    const headers = { ...(await cookieOf(app, member)), 'content-type': 'application/json' };
    const { status, body } = await sendRaw(`${app.url}/graphql?query=${encodeURIComponent(like)}`, { headers });
    expect(status).toBe(405);
    expect(body.errors[0].extensions).toEqual({ code: 'BAD_USER_INPUT' });
    expect((await app.with(headers).get('/api/auth/me')).status).toBe(200);
  });

  test('answers queries by GET to everybody, but by cookie to our own pages alone', async () => {
    const url = `${app.url}/graphql?query=${encodeURIComponent('{ viewer { username } }')}`;
    const viewerOf = async (headers = {}) => (await sendRaw(url, { headers })).body.data?.viewer;
    const member = await app.member('browser');
    const cookie = await cookieOf(app, member);
    expect(await viewerOf()).toBeNull();
    expect(await viewerOf(cookie)).toEqual({ username: 'browser' });
    expect(await viewerOf({ ...cookie, 'sec-fetch-site': 'same-origin' })).toEqual({ username: 'browser' });
    for (const headers of foreign) {
      const { status, body } = await sendRaw(url, { headers: { ...cookie, ...headers } });
      expect([status, body.errors[0].extensions.code]).toEqual([403, 'FORBIDDEN']);
      const authorization = `Bearer ${await app.tokenOf(member)}`;
      expect(await viewerOf({ ...cookie, ...headers, authorization })).toEqual({ username: 'browser' });
      expect(await viewerOf(headers)).toBeNull();
    }
  });

  test('takes no dead token, nor another kind of one, for a voucher beside the cookie', async () => {
    const url = `${app.url}/graphql?query=${encodeURIComponent('{ viewer { username } }')}`;
    const cookie = await cookieOf(app, await app.member('half_read'));
    for (const authorization of ['Bearer dead', 'Basic dXNlcjpwYXNz', 'Bearer']) {
      const headers = { ...cookie, authorization, origin: 'https://evil.example' };
      expect((await sendRaw(url, { headers })).status).toBe(403);
      expect((await fetch(url, { method: 'HEAD', headers })).status).toBe(403);
    }
  });

  test('executes no mutation by GET, be it named among others or by its hash', async () => {
    const member = await app.member('sender');
    const headers = await cookieOf(app, member);
    const hash = createHash('sha256').update(like).digest('hex');
    const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } });
    const registered = { method: 'POST', headers: { 'content-type': 'application/json' } };
    const body = JSON.stringify({ query: like, extensions: JSON.parse(extensions) });
    expect((await sendRaw(`${app.url}/graphql`, { ...registered, body })).status).toBe(200);
    for (const search of [
      new URLSearchParams({
        query: `query Read { viewer { id } } ${like.replace('mutation', 'mutation Leave')}`,
        operationName: 'Leave',
      }),
      new URLSearchParams({ extensions }),
      new URLSearchParams({ query: like, extensions }),
    ]) {
      const answer = await sendRaw(`${app.url}/graphql?${search}`, { headers });
      expect([answer.status, answer.body.data]).toEqual([405, undefined]);
    }
    expect((await app.with(headers).get('/api/auth/me')).status).toBe(200);
  });

  test('reads no operation from the address of a POST', async () => {
    const headers = await cookieOf(app, await app.member('poster'));
    const url = `${app.url}/graphql?query=${encodeURIComponent(like)}`;
    for (const form of [
      {},
      { body: `query=${encodeURIComponent(like)}` },
      { body: '', headers: { ...headers, 'content-type': 'application/json' } },
    ]) {
      const answer = await sendRaw(url, { method: 'POST', headers, ...form });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.body.data).toBeUndefined();
    }
    expect((await app.with(headers).get('/api/auth/me')).status).toBe(200);
  });

  test('lets no cache keep what a cookie, a token or another site asked for', async () => {
    const url = `${app.url}/graphql?query=${encodeURIComponent('{ feed(first: 1) { nodes { id } } }')}`;
    const member = await app.member('kept');
    const keptBy = async (headers: Record<string, string>) => {
      const answer = await fetch(url, { headers });
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('vary')).toMatch(/Authorization, Cookie/);
      return answer.headers.get('cache-control');
    };
    expect(await keptBy({})).toBe('public, max-age=10');
    const authorization = `Bearer ${await app.tokenOf(member)}`;
    const cookie = await cookieOf(app, member);
    const personal: Record<string, string>[] = [cookie, { cookie: 'session_id=dead' }, { authorization }];
    for (const headers of [...personal, { ...cookie, origin: 'https://evil.example' }]) {
      expect(await keptBy(headers)).toBe('no-store');
    }
  });

  test('refuses batches', async () => {
    const body = JSON.stringify([{ query: '{ viewer { id } }' }, { query: '{ viewer { id } }' }]);
    const headers = { 'content-type': 'application/json' };
    const answer = await sendRaw(`${app.url}/graphql`, { method: 'POST', headers, body });
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0].extensions).toEqual({ code: 'BAD_USER_INPUT' });
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain; application/json',
    'application/x-www-form-urlencoded; charset=application/json',
    'text/plain, application/json',
  ])('refuses a body of %s, which a form of another site could send', async (type) => {
    const headers = { 'content-type': type };
    const body = JSON.stringify({ query: like });
    const answer = await sendRaw(`${app.url}/graphql`, { method: 'POST', headers, body });
    expect(answer.status).toBe(415);
    expect(answer.body.errors[0].extensions).toEqual({ code: 'BAD_USER_INPUT' });
  });
});
