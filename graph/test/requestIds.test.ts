import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from './harness.ts';
import { startApp } from './harness.ts';
import { openRawConnection } from './rawConnection.ts';

let app: TestApp;
let limited: TestApp;
beforeAll(async () => {
  [app, limited] = await Promise.all([startApp(), startApp({ RATE_LIMITS: '{"reads":1}' })]);
  await limited.as(null).get('/api/posts/feed');
});
afterAll(() => Promise.all([app.close(), limited.close()]));

const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const json = { 'content-type': 'application/json' };

test.each<[string, number, (app: TestApp) => Promise<Response>]>([
  ['REST', 200, ({ url }) => fetch(`${url}/api/posts/feed`)],
  ['GraphQL', 200, ({ url }) => fetch(`${url}/graphql?query={__typename}`)],
  ['the schema', 200, ({ url }) => fetch(`${url}/schema.graphql`)],
  ['a page', 200, ({ url }) => fetch(`${url}/developers`)],
  ['the health', 200, ({ url }) => fetch(`${url}/health/live`)],
  ['a picture that is not there', 404, ({ url }) => fetch(`${url}/media/${'a'.repeat(64)}.webp`)],
  ['a route that is not there', 404, ({ url }) => fetch(`${url}/api/nothing`)],
  ['an address that cannot be read', 400, ({ url }) => fetch(`${url}/api/%zz`)],
  [
    'a body that is too large',
    413,
    ({ url }) =>
      fetch(`${url}/api/auth/login`, { method: 'POST', headers: json, body: JSON.stringify('x'.repeat(2_000_000)) }),
  ],
  [
    'a preflight',
    204,
    ({ url }) =>
      fetch(`${url}/graphql`, {
        method: 'OPTIONS',
        headers: { 'access-control-request-method': 'POST', origin: 'https://a.example' },
      }),
  ],
  ['one request too many by REST', 429, () => fetch(`${limited.url}/api/posts/feed`)],
  ['one request too many by GraphQL', 429, () => fetch(`${limited.url}/graphql?query={__typename}`)],
])('the answer of %s, %i, names its request', async (_what, status, ask) => {
  const answer = await ask(app);
  await answer.text();
  expect(answer.status).toBe(status);
  expect(answer.headers.get('x-request-id')).toMatch(id);
});

test.each([
  ['what is no HTTP', 'hello\r\n\r\n', 400],
  ['headers that are too large', `GET / HTTP/1.1\r\nhost: x\r\ncookie: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
])('%s is answered in the shape of other refusals', async (_what, text, status) => {
  const connection = await openRawConnection(app.url);
  connection.say(text);
  const answer = await connection.hear('"}');
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toMatch(/\r\nx-request-id: [\da-f-]{36}\r\n/);
  expect(answer).toContain('"code":"BAD_USER_INPUT"');
});
