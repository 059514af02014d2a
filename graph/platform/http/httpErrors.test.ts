import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishNewPost } from '../../model/posts/postChanges.ts';
import { sendRaw } from '../../test/caller.ts';
import type { Member } from '../../test/factories.ts';
import type { TestApp } from '../../test/harness.ts';
import { startApp } from '../../test/harness.ts';
import { openedAs } from '../../test/rawSocket.ts';
import { useApp } from '../../test/useApp.ts';
import { newId } from '../lib/ids.ts';

const app = useApp();
let ada: Member;
beforeAll(async () => {
  ada = await app.member('ada');
});

const json = { 'content-type': 'application/json' };
const send = (path: string, method: string, headers: Record<string, string>, body?: string) =>
  sendRaw(app.url + path, { method, headers, body });

describe('every refusal of /api is JSON of a message and a code, nothing else', () => {
  test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('an unknown route by %s is 404', async (method) => {
    for (const path of ['/api', '/api/', '/api/nothing', '/api/users', '/api/posts/1/2/3', '/api/%00']) {
      if (path === '/api/users' && method !== 'GET') continue;
      // This path has the API manual.
      if (path.length <= '/api/'.length && method === 'GET') continue;
      const { status, headers, body } = await send(`${path}?q=1`, method, {});
      expect([path, status]).toEqual([path, 404]);
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(body).toEqual({ message: expect.stringContaining(`No such route: ${method} /api`), code: 'NOT_FOUND' });
    }
  });

  test('a method that a route does not have is 404', async () => {
    const { status, body } = await send('/api/auth/login', 'PATCH', json, '{}');
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
  });

  test('HEAD answers as GET would, without a body', async () => {
    expect((await fetch(`${app.url}/api/nothing`, { method: 'HEAD' })).status).toBe(404);
    expect((await fetch(`${app.url}/api/posts/feed`, { method: 'HEAD' })).status).toBe(200);
  });

  test.each(['{', '{"username": "a",}', 'nonsense', '"', '{"a": 1e}', '\u0000'])(
    'the malformed JSON %j is 400',
    async (body) => {
      const answer = await send('/api/auth/login', 'POST', json, body);
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({ message: expect.any(String), code: 'BAD_USER_INPUT' });
    },
  );

  test.each(['{"__proto__": {"isAdmin": true}}', '{"constructor": {"prototype": {"isAdmin": true}}}'])(
    'the poisoned JSON %s is 400',
    async (body) => {
      const answer = await send('/api/auth/login', 'POST', json, body);
      expect([answer.status, answer.body.code]).toEqual([400, 'BAD_USER_INPUT']);
    },
  );

  test.each(['[]', '"text"', '5', 'true', '[{"username": "ada"}]'])('the body %s, no object, is 400', async (body) => {
    for (const path of ['/api/auth/login', '/api/auth/register']) {
      const answer = await send(path, 'POST', json, body);
      expect([answer.status, answer.body]).toEqual([
        400,
        { message: 'The body must be a JSON object', code: 'BAD_USER_INPUT' },
      ]);
    }
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'image/png', 'nonsense'])(
    'a body of %s is 415',
    async (type) => {
      const answer = await send('/api/auth/login', 'POST', { 'content-type': type }, '{"username": "ada"}');
      expect(answer.status).toBe(415);
      expect(answer.body).toEqual({
        message: 'The body must be JSON: send it with Content-Type: application/json',
        code: 'BAD_USER_INPUT',
      });
    },
  );

  test('an empty body of JSON counts as none', async () => {
    expect((await send('/api/auth/logout', 'POST', json, '')).status).toBe(200);
    const { id } = await app.post(ada);
    const authorization = `Bearer ${await app.tokenOf(ada)}`;
    expect((await send(`/api/posts/${id}`, 'DELETE', { ...json, authorization })).status).toBe(200);
  });

  test('JSON with a charset passes', async () => {
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    expect((await send('/api/auth/logout', 'POST', headers, '{}')).status).toBe(200);
  });

  test.each(['/api/users/%', '/api/users/%zz', '/api/posts/%E0%A4', '/api/users/by-username/%ff'])(
    'the broken address %s is 400',
    async (path) => {
      const { status, body } = await send(path, 'GET', {});
      expect([status, body]).toEqual([400, { message: expect.any(String), code: 'BAD_USER_INPUT' }]);
    },
  );

  test('an address that is far too long for an id is 404', async () => {
    const { status, body } = await send(`/api/users/${'a'.repeat(5000)}`, 'GET', {});
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
  });

  test('what it answers is kept by no cache, nor is what GraphQL answers', async () => {
    const { get, query } = app.as(ada);
    for (const { headers } of [
      await get('/api/auth/me'),
      await get('/api/posts/feed'),
      await query('{ viewer { id } }'),
    ]) {
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });
});

test('a refusal is kept by no cache, and is another for each caller', async () => {
  const paths = [`/api/posts/${newId()}`, '/api/nowhere', '/nowhere.json', '/api/rides?month=x'];
  for (const path of paths) {
    const { status, headers } = await app.as(ada).get(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect([path, headers.get('cache-control')]).toEqual([path, 'no-store']);
    expect([path, headers.get('vary')]).toEqual([path, expect.stringContaining('Authorization')]);
  }
});

describe('every write is 401 for visitors', () => {
  const id = '0199a000-0000-7000-8000-000000000000';
  test.each([
    ['POST', '/api/posts'],
    ['PUT', `/api/posts/${id}`],
    ['DELETE', `/api/posts/${id}`],
    ['POST', '/api/likes/toggle'],
    ['POST', `/api/groups/${id}/join`],
    ['DELETE', `/api/groups/${id}/leave`],
  ])('%s %s', async (method, path) => {
    const { status, body } = await send(path, method, json, method === 'DELETE' ? '' : '{"content": "Hello"}');
    expect([status, body]).toEqual([401, { message: 'Authentication required', code: 'UNAUTHENTICATED' }]);
  });
});

describe('a fault of ours', () => {
  let broken: TestApp;
  let ben: Member;
  beforeAll(async () => {
    broken = await startApp();
    ben = await broken.member('ben');
    await broken.tokenOf(ben);
    await broken.run('alter table post rename to hidden_post');
  });
  afterAll(() => broken.close());

  const generic = /^Something went wrong on our side\. If it persists, report request ([0-9a-f-]{36})\.$/;
  const telltale = /select|insert|relation|hidden_post|does not exist|node_modules|\.ts\b|stack|at /;

  /** The request id in the message. */
  function reportedId(message: string): string | undefined {
    expect(message).not.toMatch(telltale);
    return generic.exec(message)?.[1];
  }

  test('is a 500 that tells the id of the request and nothing else', async () => {
    for (const answer of [
      await broken.as(null).get('/api/posts/feed'),
      await broken.as(ben).post('/api/posts', { content: 'Hello' }),
    ]) {
      expect(answer.status).toBe(500);
      expect(answer.body).toEqual({ message: expect.any(String), code: 'INTERNAL_SERVER_ERROR' });
      expect(reportedId(answer.body.message)).toBe(answer.headers.get('x-request-id'));
    }
  });

  test('is masked in GraphQL, what is not touched by it answered', async () => {
    const document = '{ viewer { username } post(id: "0199a000-0000-7000-8000-000000000000") { id } }';
    const { data, error, headers } = await broken.as(ben).query(document);
    expect(data).toEqual({ viewer: { username: 'ben' }, post: null });
    expect(error?.code).toBe('INTERNAL_SERVER_ERROR');
    expect(reportedId(error?.message ?? '')).toBe(headers.get('x-request-id'));
    expect(Object.keys(error ?? {}).sort()).toEqual(['code', 'message']);
  });

  test('is masked in a mutation too', async () => {
    const { data, error } = await broken
      .as(ben)
      .query('mutation { createPost(input: { content: "Hello" }) { post { id } } }');
    expect([data, error?.code]).toEqual([{ createPost: null }, 'INTERNAL_SERVER_ERROR']);
    expect(reportedId(error?.message ?? '')).toBeDefined();
  });

  test('is a 500 at both doors when nobody can be signed in', async () => {
    await broken.run('alter table session rename to hidden_session');
    const rest = await broken.as(ben).get('/api/auth/me');
    const graphql = await broken.as(ben).query('{ viewer { id } }');
    await broken.run('alter table hidden_session rename to session');
    expect([rest.status, graphql.status]).toEqual([500, 500]);
    for (const [fault, { headers }] of [[rest.body, rest] as const, [graphql.error, graphql] as const]) {
      expect(fault?.code).toBe('INTERNAL_SERVER_ERROR');
      expect(reportedId(fault?.message ?? '')).toBe(headers.get('x-request-id'));
    }
  });

  test('is masked over WebSocket too, and told by the id of the request that opened it', async () => {
    const raw = await openedAs(broken.url);
    raw.say({ type: 'subscribe', id: '1', payload: { query: 'subscription { feedActivity { kind post { id } } }' } });
    expect((await raw.hear('next')).payload).toMatchObject({ data: { feedActivity: { kind: 'CAUGHT_UP' } } });
    publishNewPost(
      { services: broken.backend.services, now: new Date() },
      {
        id: '0199a000-0000-7000-8000-000000000000',
        privacy: 'public',
      },
    );
    const { payload } = await raw.hear('next');
    const [{ message, extensions }] = payload.errors;
    expect([payload.data, extensions]).toEqual([null, { code: 'INTERNAL_SERVER_ERROR' }]);
    expect(reportedId(message)).toBeDefined();
    raw.socket.close();
    await raw.closed;
  });
});
