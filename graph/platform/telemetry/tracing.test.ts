import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CollectedSpan, Collector } from '../../test/collector.ts';
import { openCollector } from '../../test/collector.ts';
import type { Member } from '../../test/factories.ts';
import { password } from '../../test/factories.ts';
import type { TestApp } from '../../test/harness.ts';
import { startApp } from '../../test/harness.ts';
import { testDeeply } from '../../test/runs.ts';
import { serveApart } from '../../test/serveApart.ts';

const [server, internal, client] = [2, 1, 3];
const failed = 2;

let collector: Collector;
let app: TestApp;
let ada: Member;
let isOpen = false;

async function serve(variables: Record<string, string> = {}): Promise<void> {
  app = await startApp({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...variables });
  isOpen = true;
  ada = await app.member('ada');
}

/** Stops the app, which sends the remaining spans, and returns the spans of a request to a route. */
async function traced(route: string): Promise<CollectedSpan[]> {
  await close();
  const [root] = collector.spans.filter(({ name }) => name === route);
  return collector.spans.filter(({ traceId }) => traceId === root?.traceId);
}

async function close(): Promise<void> {
  if (isOpen) await app.close();
  isOpen = false;
}

beforeEach(async () => {
  collector = await openCollector();
});
afterEach(async () => {
  await close();
  await collector.close();
});

describe('a trace', () => {
  test('holds the request, its operation and what that runs, each under the other', async () => {
    await serve();
    await app.as(ada).query('query Around { feed(first: 2) { nodes { content } } }');
    const spans = await traced('POST /graphql');
    const [request] = spans.filter(({ kind }) => kind === server);
    const [operation] = spans.filter(({ kind }) => kind === internal);
    expect(request?.parentSpanId).toBeFalsy();
    expect(request?.attributes).toMatchObject({
      'http.request.method': 'POST',
      'http.route': '/graphql',
      'http.response.status_code': 200,
      'request.id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(operation).toMatchObject({ name: 'query Around', parentSpanId: request?.spanId });
    const statements = spans.filter(({ kind }) => kind === client);
    const under = (parent?: CollectedSpan) =>
      statements.filter(({ parentSpanId }) => parentSpanId === parent?.spanId).map(({ name }) => name);
    expect(under(request)).toEqual(['session.find']);
    expect(under(operation)).toContainEqual(expect.stringMatching(/^feed\./));
    expect(statements[0]?.attributes).toEqual({ 'db.system.name': 'postgresql', 'db.query.summary': 'session.find' });
    expect([...collector.services]).toEqual(['cycle-chat']);
  });

  test('of a REST request names its route, and keeps what a body brings about in it', async () => {
    await serve();
    const { body } = await app.as(ada).post('/api/posts', { content: 'Around the lake' });
    expect((await app.as(ada).get(`/api/posts/${body.id}`)).status).toBe(200);
    const spans = await traced('POST /api/posts');
    expect(spans.filter(({ kind }) => kind === client).length).toBeGreaterThan(1);
    expect(collector.spans.map(({ name }) => name)).toContain('GET /api/posts/:id');
  });

  test('of two requests at once mixes nothing up', async () => {
    await serve();
    await Promise.all(Array.from({ length: 20 }, () => app.as(ada).get('/api/auth/me')));
    await close();
    const roots = collector.spans.filter(({ name }) => name === 'GET /api/auth/me');
    expect(new Set(roots.map(({ traceId }) => traceId)).size).toBe(20);
    for (const { traceId, spanId } of roots) {
      const [found] = collector.spans.filter((span) => span.traceId === traceId && span.name === 'session.find');
      expect(found?.parentSpanId).toBe(spanId);
    }
  });

  test('says what has failed, but not how', async () => {
    await serve();
    await app.backend.orm.close();
    expect((await app.as(null).get('/api/groups/popular')).status).toBeGreaterThanOrEqual(500);
    await app.http.close();
    isOpen = false;
    const [request] = collector.spans.filter(({ kind }) => kind === server);
    const [statement] = collector.spans.filter(({ kind }) => kind === client);
    for (const span of [request, statement]) expect(span?.status).toEqual({ code: failed });
  });

  test('tells nothing of what is asked, sent or kept', async () => {
    await serve();
    const { body } = await app.as(null).post('/api/auth/login', { username: ada.username, password });
    const caller = app.with({ authorization: `Bearer ${body.sessionId}`, cookie: 'session_id=crumbs' });
    await caller.query('query Look($word: String!) { search(query: $word) { users { nodes { id } } } }', {
      word: 'whispered',
    });
    await caller.get('/api/search?q=whispered');
    // A page where the client is built, an error where it is not.
    await (await fetch(`${app.url}/profile/whispered?token=whispered`)).text();
    const { body: post } = await caller.post('/api/posts', { content: 'whispered' });
    await caller.get(`/api/posts/${post.id}`);
    await close();
    const told = collector.bodies.join();
    for (const secret of [password, body.sessionId, 'crumbs', 'whispered', post.id, ada.id])
      expect(told).not.toContain(secret);
    expect(told).toContain('query Look');
  });
});

describe('a traceparent', () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const spanId = 'b7ad6b7169203331';
  const through = { 'x-forwarded-for': '203.0.113.9' };
  const send = async (headers: Record<string, string>) => {
    await app.with(headers).get('/api/groups/popular');
    await close();
    return collector.spans.find(({ kind }) => kind === server);
  };

  test('is gone on with where a trusted proxy passes it on', async () => {
    await serve({ TRUST_PROXY: '1' });
    const request = await send({ ...through, traceparent: `00-${traceId}-${spanId}-01` });
    expect(request).toMatchObject({ traceId, parentSpanId: spanId });
  });

  test.each([
    ['a stranger', {}, {}],
    ['a stranger who claims to be a proxy', {}, through],
    ['a proxy that is not trusted', { TRUST_PROXY: '10.0.0.0/8' }, through],
  ])('of %s is passed over', async (_who, variables, headers) => {
    await serve(variables);
    const request = await send({ ...headers, traceparent: `00-${traceId}-${spanId}-01` });
    expect(request).toBeDefined();
    expect(request?.traceId).not.toBe(traceId);
  });

  test.each([
    `00-${'0'.repeat(32)}-${spanId}-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    `00-${traceId}`,
    'whispered',
    '00-x-y-z',
  ])('such as %s is passed over', async (traceparent) => {
    await serve({ TRUST_PROXY: '1' });
    const request = await send({ ...through, traceparent });
    expect(request?.traceId).toMatch(/^(?!0{32})[0-9a-f]{32}$/);
    expect(request?.parentSpanId).toBeFalsy();
    expect(collector.bodies.join()).not.toContain('whispered');
  });
});

describe('the collector', () => {
  test.each(['close', 'silence'] as const)(
    'that cannot be used any more (%s) keeps neither those who ask nor the stop',
    async (end) => {
      await serve();
      await collector[end]();
      for (let count = 0; count < 20; count += 1) expect((await app.as(ada).get('/api/auth/me')).status).toBe(200);
      await close();
    },
  );

  test('is sent the last spans when the process is told to end', async () => {
    await serve();
    const apart = await serveApart(app, {
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=of-the-operator',
      LOG_LEVEL: 'warn',
    });
    expect((await fetch(`${apart.url}/health/live`)).status).toBe(200);
    expect(await apart.stop()).toBe(0);
    expect(collector.spans.map(({ name }) => name)).toContain('GET /health/live');
    expect(collector.headers[0]).toMatchObject({ 'x-key': 'of-the-operator' });
  });
});

testDeeply('where there is none nothing of it is loaded', async () => {
  const program = `
    import { registerHooks } from 'node:module';
    registerHooks({
      resolve(specifier, context, next) {
        if (/opentelemetry.(sdk|exporter|resources|semantic)/.test(specifier)) console.log(specifier);
        return next(specifier, context);
      },
    });
    await import('./graph/app/app.ts');
    if (process.argv.includes('--on')) await import('./graph/platform/telemetry/openTracing.ts');
  `;
  const loaded = async (...words: string[]) =>
    (await promisify(execFile)(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program, ...words]))
      .stdout;
  expect(await loaded()).toBe('');
  expect(await loaded('--', '--on')).toContain('@opentelemetry/sdk-trace');
});
