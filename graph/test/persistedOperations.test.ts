import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { hashOf } from '../platform/graphql/persistedOperations.ts';
import { DomainError } from '../platform/lib/errors.ts';
import { readGraphQL, sendRaw } from './caller.ts';
import type { TestApp } from './harness.ts';
import { startApp } from './harness.ts';

const known = 'query Known { viewer { id } }';
const knownLive = 'subscription KnownLive { feedActivity { kind } }';
const documents = new Map([known, knownLive].map((text) => [hashOf(text), text] as const));

let app: TestApp;
let closed: TestApp;
beforeAll(async () => {
  [app, closed] = await Promise.all([startApp({}, { documents }), startApp({ PERSISTED_ONLY: 'on' }, { documents })]);
});
afterAll(() => Promise.all([app.close(), closed.close()]));

const extensionsOf = (document: string) => ({ persistedQuery: { version: 1, sha256Hash: hashOf(document) } });

async function post({ url }: TestApp, body: object) {
  const headers = { 'content-type': 'application/json' };
  return readGraphQL(await sendRaw(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify(body) }));
}

async function get({ url }: TestApp, parameters: Record<string, string>, headers = {}) {
  return sendRaw(`${url}/graphql?${new URLSearchParams(parameters)}`, { headers });
}

describe('a document', () => {
  test('that the server does not know by its hash is asked for, and then known', async () => {
    const document = '{ feed(first: 1) { nodes { id } } }';
    const extensions = extensionsOf(document);
    const { status, error } = await post(app, { extensions });
    expect([status, error]).toEqual([200, { code: 'PERSISTED_QUERY_NOT_FOUND', message: 'PersistedQueryNotFound' }]);
    const answer = { feed: { nodes: [] } };
    expect((await post(app, { query: document, extensions })).data).toEqual(answer);
    expect((await post(app, { extensions })).data).toEqual(answer);
    expect((await get(app, { extensions: JSON.stringify(extensions) })).body.data).toEqual(answer);
  });

  test('of the web client is known from the start', async () => {
    expect((await post(app, { extensions: extensionsOf(known) })).data).toEqual({ viewer: null });
  });

  test('under the hash of another is refused', async () => {
    const { status, error } = await post(app, { query: '{ viewer { id } }', extensions: extensionsOf(known) });
    expect([status, error?.code]).toEqual([400, 'BAD_USER_INPUT']);
  });

  test('that is too complex is kept under no hash', async () => {
    const document = `{ viewer { ${'id '.repeat(100)} } }`;
    const extensions = extensionsOf(document);
    expect((await post(app, { query: document, extensions })).error?.code).toBe('QUERY_TOO_COMPLEX');
    expect((await post(app, { extensions })).error?.message).toBe('PersistedQueryNotFound');
  });

  test('that is known by its hash costs what its variables make of it', async () => {
    const document =
      'query ($n: Int!) { feed(first: $n) { nodes { comments(first: $n) { nodes { author { id } } } } } }';
    const extensions = extensionsOf(document);
    expect((await post(app, { query: document, extensions, variables: { n: 1 } })).error).toBeNull();
    expect((await post(app, { extensions, variables: { n: 100 } })).error?.code).toBe('QUERY_TOO_COMPLEX');
  });

  test('cannot be a mutation where it comes by an address', async () => {
    const document = 'mutation { logout { ok } }';
    expect((await post(app, { query: document, extensions: extensionsOf(document) })).status).toBe(200);
    const ways = { query: document, extensions: JSON.stringify(extensionsOf(document)) };
    for (const [name, value] of Object.entries(ways)) {
      const { status, headers } = await get(app, { [name]: value });
      expect([status, headers.get('allow')]).toEqual([405, 'POST']);
    }
  });
});

describe('a server that is open to its own web client only', () => {
  test('answers what that client sends, whole or by its hash', async () => {
    expect((await post(closed, { query: known })).data).toEqual({ viewer: null });
    expect((await post(closed, { extensions: extensionsOf(known) })).data).toEqual({ viewer: null });
  });

  test('refuses everything else, and learns nothing', async () => {
    const message =
      'This server executes only the operations of its own web client: its operator has closed GraphQL to other clients';
    const document = '{ viewer { username } }';
    const extensions = extensionsOf(document);
    for (const body of [{ query: document }, { extensions }, { query: document, extensions }, { extensions }]) {
      const { status, error } = await post(closed, body);
      expect([status, error]).toEqual([403, { code: 'FORBIDDEN', message }]);
    }
    expect((await get(closed, { query: document })).status).toBe(403);
  });

  test('follows live what that client follows, and nothing else', async () => {
    const client = await closed.live(null);
    await (await client.follow(knownLive)).stop();
    const other = client.subscribe('subscription { feedActivity { kind at } }');
    await expect(other.next()).rejects.toThrow(
      'FORBIDDEN: This server executes only the operations of its own web client',
    );
    await (await client.follow(knownLive)).stop();
  });
});

describe('what is read by an address', () => {
  const feed = { query: '{ feed(first: 1) { nodes { id } } }' };

  test('by visitors may be kept for a moment, and asked for again by its tag', async () => {
    const { status, headers } = await get(app, feed);
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=10']);
    expect(headers.get('vary')).toMatch(/^Authorization, Cookie, Accept/);
    const tag = headers.get('etag') ?? '';
    expect(tag).toMatch(/^W\/"[\da-f]{64}"$/);
    expect((await get(app, feed, { 'if-none-match': tag })).status).toBe(304);
    await app.post(await app.member('writer'));
    const after = await get(app, feed, { 'if-none-match': tag });
    expect([after.status, after.body.data.feed.nodes.length]).toEqual([200, 1]);
  });

  test('and refused is kept by nobody', async () => {
    const large = { query: getIntrospectionQuery() };
    expect((await get(app, large)).headers.get('cache-control')).toBe('public, max-age=10');
    const { unsent } = app.backend.services;
    vi.spyOn(unsent, 'take').mockReturnValueOnce(new DomainError('RATE_LIMITED', 'Too much waits', { retryAfter: 1 }));
    const { status, headers } = await get(app, large);
    expect([status, headers.get('cache-control'), headers.get('etag')]).toEqual([429, 'no-store', null]);
  });

  test('by members is kept by nobody, nor by those whose session has ended', async () => {
    const token = await app.tokenOf(await app.member('reader'));
    const signedIn = [
      { authorization: `Bearer ${token}` },
      { cookie: `session_id=${token}` },
      { cookie: 'session_id=dead' },
    ];
    for (const headers of signedIn) {
      const answer = await get(app, feed, headers);
      expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual([
        200,
        'no-store',
        null,
      ]);
      expect(answer.headers.get('vary')).toMatch(/^Authorization, Cookie, Accept/);
    }
  });

  test('of the caller, or with an error, is kept by nobody', async () => {
    const { headers } = await get(app, feed);
    expect(headers.get('cache-control')).toContain('public');
    const queries = [
      '{ rateLimit { remaining } }',
      '{ ...F } fragment F on Query { x: viewer { id } feed(first: 1) { nodes { id } } }',
      '{ feed(first: 101) { nodes { id } } }',
      '{ nothing }',
    ];
    for (const query of queries) expect((await get(app, { query })).headers.get('cache-control')).toBe('no-store');
    const asked = await post(app, feed);
    expect(asked.headers.get('cache-control')).toBe('no-store');
  });
});
