import { request } from 'node:http';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { bearing, makeAccessToken } from '../../test/accessTokens.ts';
import { sendRaw } from '../../test/caller.ts';
import type { Member } from '../../test/factories.ts';
import { nobodysId } from '../../test/golden.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { documentedPath, openApiOf } from './openApi.ts';
import { routes } from './rest.ts';
import { sections } from './sections.ts';

// The errors that many endpoints share, tested on each endpoint that documents them.

const unlimited = 1_000_000;
let app: TestApp;
let ada: Member;
beforeAll(async () => {
  const limits = { reads: unlimited, writes: unlimited, signIns: unlimited, signUps: unlimited, uploads: unlimited };
  app = await startApp({ RATE_LIMITS: JSON.stringify({ ...limits, failedSignIns: unlimited }) });
  ada = await app.member('ada');
});
afterAll(() => app.close());

const document = openApiOf(sections);
const json = { 'content-type': 'application/json' };
const tooLarge = 80 * 2 ** 20;

interface Target {
  name: string;
  method: string;
  path: string;
  /** Closed to visitors. */
  isClosed: boolean;
}

/** The path of a route with ids that do not exist. */
const addressOf = (path: string) => `/api${path.replaceAll(/\{\w+\}/g, nobodysId)}`;

/** The endpoints that document a status. */
const routesThatRefuse = (status: string): Target[] =>
  routes.flatMap(({ method, path }) => {
    const operation = document.paths[documentedPath(path)]?.[method.toLowerCase()];
    if (!operation?.responses[status]) return [];
    const isClosed = operation.security.every((scheme) => Object.keys(scheme).length > 0);
    return [{ name: `${method} /api${path}`, method, path: addressOf(path), isClosed }];
  });

const bearer = async (member: Member, at = app) => ({ authorization: `Bearer ${await at.tokenOf(member)}` });
const refusal = (code: string, message: string) => ({ code, message });

describe('400', () => {
  test.each(routesThatRefuse('415'))('$name takes an object alone', async ({ method, path }) => {
    const headers = { ...json, ...(await bearer(ada)) };
    const { status, body } = await sendRaw(app.url + path.replaceAll(nobodysId, ada.id), {
      method,
      headers,
      body: '[]',
    });
    expect([status, body]).toEqual([400, refusal('BAD_USER_INPUT', 'The body must be a JSON object')]);
  });

  test.each(routesThatRefuse('400').filter(({ path }) => path.includes(nobodysId)))(
    '$name takes a well-formed address alone',
    async ({ method, path }) => {
      const headers = await bearer(ada);
      const { status, body } = await sendRaw(app.url + path.replace(nobodysId, '%zz'), { method, headers });
      expect([status, body.code]).toEqual([400, 'BAD_USER_INPUT']);
    },
  );
});

describe('401', () => {
  const required = refusal('UNAUTHENTICATED', 'Authentication required');

  test.each(routesThatRefuse('401').filter(({ isClosed }) => isClosed))(
    '$name is closed to visitors, before the body is read',
    async ({ method, path }) => {
      const body = method === 'GET' ? undefined : '{ this is no JSON';
      const answer = await sendRaw(app.url + path, { method, headers: method === 'GET' ? {} : json, body });
      expect([answer.status, answer.body]).toEqual([401, required]);
    },
  );

  test.each(routesThatRefuse('401').filter(({ name }) => !name.endsWith('/auth/login')))(
    '$name is closed to a token that is dead',
    async ({ method, path }) => {
      const answer = await sendRaw(app.url + path, { method, headers: { authorization: 'Bearer dead' } });
      expect([answer.status, answer.body]).toEqual([401, required]);
    },
  );

  test.each(routesThatRefuse('200').filter(({ method, isClosed }) => method === 'GET' && !isClosed))(
    '$name is open to visitors',
    async ({ method, path }) => {
      const { status } = await sendRaw(app.url + path, { method });
      expect(status).not.toBe(401);
    },
  );
});

describe('403', () => {
  test.each(routesThatRefuse('403').filter(({ method }) => method !== 'GET'))(
    '$name takes no cookie from another site',
    async ({ method, path }) => {
      const headers = { cookie: `session_id=${await app.tokenOf(ada)}`, origin: 'https://evil.example' };
      const { status, body } = await sendRaw(app.url + path, { method, headers });
      const message = 'This request comes from another site: send it from our own pages or with a Bearer token';
      expect([status, body]).toEqual([403, refusal('FORBIDDEN', message)]);
    },
  );

  const others = routes
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, isRead = false }) => ({
      name: `${method} /api${path}`,
      method,
      path: addressOf(path),
      isRead,
    }));
  let readOnly: Record<string, string>;
  beforeAll(async () => {
    readOnly = bearing((await makeAccessToken(app.as(ada), { scope: 'READ' })).secret);
  });

  test.each(others.filter(({ isRead }) => !isRead))(
    '$name is closed to a token that may only read, before the body is read',
    async ({ method, path }) => {
      const headers = { ...json, ...readOnly };
      const { status, body } = await sendRaw(app.url + path, { method, headers, body: '{ this is no JSON' });
      const message = 'This token may only read: make one with the scope write';
      expect([status, body]).toEqual([403, refusal('FORBIDDEN', message)]);
    },
  );

  test('such a token may ask what is no write, though it is not asked by GET', async () => {
    expect(others.filter(({ isRead }) => isRead).map(({ name }) => name)).toEqual([
      'POST /api/posts/metadata/batch',
      'POST /api/groups/invitations/find',
    ]);
    const { status } = await app.with(readOnly).post('/api/posts/metadata/batch', { postIds: [nobodysId] });
    expect(status).toBe(200);
  });
});

/** Announces a body that is far too large, and sends none of it. */
async function announce({ method, path }: Target) {
  const headers = { ...json, ...(await bearer(ada)), 'content-length': tooLarge };
  return new Promise<{ status: number | undefined; body: unknown }>((resolve, reject) => {
    const sent = request(app.url + path, { method, headers }, async (response) => {
      resolve({ status: response.statusCode, body: JSON.parse((await response.toArray()).join('')) });
      sent.destroy();
    });
    sent.on('error', reject);
    sent.flushHeaders();
  });
}

describe('413 and 415', () => {
  test.each(routesThatRefuse('413'))('$name takes no body that is too large', async (target) => {
    const cure =
      target.path === '/api/routes' ? 'send the bytes of the file as the body' : 'a picture may have at most 50MB';
    const message = `The request is too large: ${cure}`;
    expect(await announce(target)).toEqual({ status: 413, body: refusal('PAYLOAD_TOO_LARGE', message) });
  });

  test.each(routesThatRefuse('415'))('$name takes JSON alone', async ({ method, path }) => {
    const headers = { 'content-type': 'text/plain', ...(await bearer(ada)) };
    const { status, body } = await sendRaw(app.url + path, { method, headers, body: '{}' });
    const message = 'The body must be JSON: send it with Content-Type: application/json';
    expect([status, body]).toEqual([415, refusal('BAD_USER_INPUT', message)]);
  });
});

describe('429', () => {
  let limited: TestApp;
  beforeAll(async () => {
    limited = await startApp({
      RATE_LIMITS: '{"reads":{"points":1,"seconds":600},"writes":{"points":1,"seconds":600}}',
    });
  });
  afterAll(() => limited.close());

  test.each(routesThatRefuse('429'))('$name has an end', async ({ name, method, path }) => {
    const member = await limited.member(`m${routes.findIndex((each) => name === `${each.method} /api${each.path}`)}`);
    const headers = await bearer(member, limited);
    const first = await sendRaw(limited.url + path, { method, headers });
    expect(first.status).not.toBe(429);
    // Signing out would end the session of the second call.
    const again = name.endsWith('/auth/logout') ? await reopened(member) : headers;
    const { status, headers: answered, body } = await sendRaw(limited.url + path, { method, headers: again });
    expect([status, body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(answered.get('retry-after'))).toBeGreaterThan(500);
  });

  test('POST /api/posts/metadata/batch takes from the share of reads, and leaves that of writes', async () => {
    const member = await limited.member('reader');
    const { get, post } = limited.as(member);
    expect((await post('/api/posts/metadata/batch', { postIds: [] })).status).toBe(200);
    expect((await post('/api/follows', { followingId: nobodysId })).status).toBe(404);
    expect((await get('/api/posts/feed')).status).toBe(429);
  });

  async function reopened({ username }: Member) {
    const { body } = await limited.with({}).post('/api/auth/login', { username, password: 'correct-horse' });
    return { authorization: `Bearer ${body.sessionId}` };
  }
});

describe('500', () => {
  let broken: TestApp;
  let headers: Record<string, string>;
  beforeAll(async () => {
    broken = await startApp();
    headers = await bearer(await broken.member('ben'), broken);
    await broken.run('alter table session rename to hidden_session');
  });
  afterAll(() => broken.close());

  test.each(routesThatRefuse('500'))(
    '$name tells nothing of a fault of ours but its number',
    async ({ method, path }) => {
      const answer = await sendRaw(broken.url + path, { method, headers });
      const requestId = answer.headers.get('x-request-id');
      const message = `Something went wrong on our side. If it persists, report request ${requestId}.`;
      expect([answer.status, answer.body]).toEqual([500, refusal('INTERNAL_SERVER_ERROR', message)]);
    },
  );
});

describe('503', () => {
  let away: TestApp;
  let headers: Record<string, string>;
  beforeAll(async () => {
    away = await startApp();
    headers = await bearer(await away.member('cleo'), away);
    const pool: Pool = await away.backend.orm.em.getConnection().getNativeClient();
    // From here on the pool connects to a port where no database listens.
    Object.assign(pool.options, { port: 1 });
    const endAll = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()';
    // A connection that was being opened survives the first round.
    const endThose = async () => expect(await pool.query(endAll).catch(({ code }) => code)).toBe('ECONNREFUSED');
    await vi.waitFor(endThose, { timeout: 60_000 });
  });
  afterAll(() => away.close());

  test.each(routesThatRefuse('503'))('$name asks to come back when the database is there', async ({ method, path }) => {
    const answer = await sendRaw(away.url + path, { method, headers });
    const requestId = answer.headers.get('x-request-id');
    const message = `Something went wrong on our side. If it persists, report request ${requestId}.`;
    expect([answer.status, answer.body]).toEqual([503, refusal('INTERNAL_SERVER_ERROR', message)]);
    expect(answer.headers.get('retry-after')).toBe('3');
  });
});

test('every refusal of every route stands here, or is its own', () => {
  const common = ['400', '401', '403', '413', '415', '429', '500', '503'];
  for (const { method, path, refuses = {}, status = 200 } of routes) {
    const documented = Object.keys(document.paths[documentedPath(path)]?.[method.toLowerCase()]?.responses ?? {});
    const known = [String(status), ...Object.keys(refuses), ...common];
    expect(documented.filter((each) => !known.includes(each))).toEqual([]);
  }
});
