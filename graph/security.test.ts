import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callerAddress } from './lib/callerAddress.ts';
import type { Member } from './test/factories.ts';
import type { TestApp } from './test/harness.ts';
import { startApp } from './test/harness.ts';

let app: TestApp;
let member: Member;
beforeAll(async () => {
  app = await startApp();
  member = await app.member('careful');
});
afterAll(() => app.close());

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
