import { beforeAll, describe, expect, test } from 'vitest';
import { bearing, makeAccessToken } from '../../test/accessTokens.ts';
import type { Member } from '../../test/factories.ts';
import { useApp } from '../../test/useApp.ts';

const elsewhere = { origin: 'https://club.example', 'sec-fetch-site': 'cross-site' };
const json = { 'content-type': 'application/json' };

const app = useApp();
let member: Member;
beforeAll(async () => {
  member = await app.member('host');
});

const allowedOrigin = ({ headers }: Response) => headers.get('access-control-allow-origin');

describe('a page of another site', () => {
  test.each([
    ['/graphql', 'POST'],
    ['/api/posts', 'POST'],
    ['/api/posts/feed', 'GET'],
  ])('may ask %s by %s with a token', async (path, method) => {
    const asked = { 'access-control-request-method': method, 'access-control-request-headers': 'authorization' };
    const answer = await fetch(app.url + path, { method: 'OPTIONS', headers: { ...elsewhere, ...asked } });
    expect([answer.status, await answer.text(), allowedOrigin(answer)]).toEqual([204, '', '*']);
    expect(answer.headers.get('access-control-allow-methods')).toContain(method);
    expect(answer.headers.get('access-control-allow-headers')).toContain('authorization');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });

  test('reads and writes by a token', async () => {
    const { secret } = await makeAccessToken(app.as(member));
    const answer = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { ...elsewhere, ...json, ...bearing(secret) },
      body: '{"query": "mutation { createPost(input: { content: \\"From afar\\" }) { post { content } } }"}',
    });
    expect(allowedOrigin(answer)).toBe('*');
    expect((await answer.json()).data.createPost.post.content).toBe('From afar');
  });

  test('reads refusals too, and how long to wait', async () => {
    const headers = { ...elsewhere, ...json, ...bearing('cct_dead') };
    const answer = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers,
      body: '{"query": "{ viewer { id } }"}',
    });
    expect([answer.status, allowedOrigin(answer)]).toEqual([401, '*']);
    expect(answer.headers.get('access-control-expose-headers')).toContain('retry-after');
  });

  test('reads the schema, and as a visitor by GET', async () => {
    for (const path of ['/schema.graphql', '/graphql?query={viewer{id}}', '/api/posts/feed?showAll=true']) {
      const answer = await fetch(app.url + path, { headers: elsewhere });
      expect(await answer.text()).not.toBe('');
      expect([path, answer.status, allowedOrigin(answer)]).toEqual([path, 200, '*']);
    }
  });

  test('gets nothing by a cookie: browsers hide every answer to one, and the server refuses', async () => {
    const headers = { ...elsewhere, cookie: `session_id=${await app.tokenOf(member)}` };
    const read = await fetch(`${app.url}/graphql?query={viewer{id}}`, { headers });
    const written = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { ...headers, ...json },
      body: '{"query": "mutation { logout { ok } }"}',
    });
    for (const answer of [read, written]) {
      expect(answer.status).toBe(403);
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    }
  });
});

test('a picture may be shown by whoever holds its address', async () => {
  const dot =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const document = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { mediaUrls } } }';
  const { data } = await app.as(member).query(document, { input: { content: 'A dot', mediaUrls: [dot] } });
  const [path] = data.createPost.post.mediaUrls;
  const picture = await fetch(app.url + path, { method: 'HEAD', headers: elsewhere });
  expect([picture.status, picture.headers.get('cross-origin-resource-policy')]).toEqual([200, 'cross-origin']);
});

test('what is no API is opened to nobody', async () => {
  const answer = await fetch(`${app.url}/developers`, { method: 'HEAD', headers: elsewhere });
  expect([answer.status, allowedOrigin(answer)]).toEqual([200, null]);
});
