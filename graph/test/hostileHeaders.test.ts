import { request } from 'node:http';
import { beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../doors/rest/rest.ts';
import type { Member } from './factories.ts';
import { useApp } from './useApp.ts';

// Input with line breaks never becomes a header of a response, and no response redirects to another site.

const app = useApp({ TRUST_PROXY: 'on' });
let ada: Member;
beforeAll(async () => {
  ada = await app.member('ada');
});

interface Sent {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: object;
}

interface Answered {
  status: number;
  /** Names and values as they came over the wire, in turn. */
  headers: string[];
}

/** Sends a path as it is spelled, which `fetch` would tidy up first. */
function send({ method = 'GET', path, headers = {}, body }: Sent): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(app.url);
    const json = body && { 'content-type': 'application/json' };
    const sent = request({ hostname, port, method, path, headers: { ...json, ...headers } }, (response) => {
      response.resume().on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.rawHeaders }));
    });
    sent.on('error', reject).end(body && JSON.stringify(body));
  });
}

const injected = 'x\r\nX-Injected: yes\r\nSet-Cookie: session_id=injected\r\n\r\n<p>injected';
const encoded = encodeURIComponent(injected);

const reads = routes.filter(({ method }) => method === 'GET');
const ofRoutes = reads.map(({ path, params, query }): Sent => {
  const filled = Object.keys(params.properties).reduce((text, name) => text.replace(`{${name}}`, encoded), path);
  const asked = Object.keys(query.properties).map((name) => `${name}=${encoded}`);
  return { path: `/api${filled}?${asked.join('&')}` };
});
const ofPages = [
  '/',
  '/profile/',
  '/post/',
  '/explore?q=',
  '/media/',
  '/assets/',
  '/nowhere/',
  '/api/nowhere/',
  '/login?return=',
];
const graphql = [
  { path: `/graphql?query=${encoded}` },
  { path: `/graphql?query=%7Bviewer%7Bid%7D%7D&operationName=${encoded}` },
  {
    method: 'POST',
    path: '/graphql',
    body: { query: injected, operationName: injected, variables: { [injected]: injected } },
  },
  { method: 'POST', path: '/graphql', body: { query: '{ viewer { id } }', extensions: { [injected]: injected } } },
];
const bodies = [
  { path: '/api/auth/login', body: { username: injected, password: injected } },
  {
    path: '/api/auth/register',
    body: { username: injected, displayName: injected, password: injected, confirmPassword: injected },
  },
  { path: '/api/posts', body: { content: injected } },
  { path: '/api/posts', body: { content: 'Hello', mediaUrls: [`https://pictures.example/${injected}`] } },
  { path: '/api/reports', body: { targetType: 'post', targetId: injected, reason: injected } },
].map((each) => ({ method: 'POST', ...each }));
const heads = [
  { cookie: `session_id=${encoded}` },
  { authorization: `Bearer ${encoded}` },
  { 'x-request-id': 'injected', 'x-correlation-id': 'injected' },
  { 'x-forwarded-host': `${encoded}.injected`, 'x-forwarded-proto': `https ${encoded}`, 'x-forwarded-for': encoded },
  { origin: `https://${encoded}`, referer: `https://evil.example/${encoded}` },
  { 'user-agent': encoded, 'accept-language': encoded, 'if-none-match': `"${encoded}"`, range: `bytes=${encoded}` },
].flatMap((headers) =>
  ['/', '/api/posts/feed', '/graphql?query=%7B__typename%7D', '/developers'].map((path) => ({ path, headers })),
);

describe('a line break', () => {
  const all: Sent[] = [
    ...ofRoutes,
    ...ofPages.map((page) => ({ path: page + encoded })),
    ...graphql,
    ...bodies,
    ...heads,
  ];

  test.each(all.map((sent) => [JSON.stringify(sent).slice(0, 200), sent] as const))(
    'in %s begins no header',
    async (_said, sent) => {
      for (const authorization of [undefined, `Bearer ${await app.tokenOf(ada)}`]) {
        const headers = { ...(authorization && { authorization }), ...sent.headers };
        const { status, headers: answered } = await send({ ...sent, headers });
        expect(status).toBeLessThan(500);
        expect(answered.join('\n')).not.toMatch(/injected|[\r\0]/i);
      }
    },
  );

  test('in a name that is kept begins none where that is shown', async () => {
    const { body } = await app.as(ada).post('/api/posts', { content: injected });
    await app.run('update "user" set display_name = $1, bio = $2 where id = $3', injected, injected, ada.id);
    for (const path of ['/', `/api/posts/${body.id}`, `/api/users/${ada.id}`, `/post/${body.id}`, '/profile/ada']) {
      expect((await send({ path })).headers.join('\n')).not.toMatch(/injected/i);
    }
  });
});

const elsewhere = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/%5cevil.example',
  '/%5c%5cevil.example',
  '/%2f%2fevil.example',
  '//evil.example/%2e%2e',
  '/.//evil.example',
  '/https://evil.example',
  '/%09/evil.example',
  '/login?return=https://evil.example',
  '/login?return=//evil.example',
  '/login?next=%5c%5cevil.example&redirect=//evil.example&returnTo=https:evil.example',
  '/api//evil.example',
  '/api/auth/logout?redirect=//evil.example',
  '/graphql//evil.example',
  '/developers//evil.example/..',
  '/developers/',
  '/media//evil.example',
  '/assets//evil.example',
  '/playground/assets//evil.example/%2e%2e',
];

describe('no answer leads elsewhere', () => {
  test.each(elsewhere)('%s', async (path) => {
    const head = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    for (const headers of [{}, head]) {
      const answer = await send({ path, headers });
      expect(answer.status).not.toBeOneOf([301, 302, 303, 307, 308]);
      expect(answer.headers.join('\n')).not.toMatch(/^(location|refresh|link)$|evil\.example/im);
    }
  });

  test.each(['login', 'register', 'logout'])('after %s either', async (verb) => {
    const names = ['return', 'redirect', 'next', 'returnTo'];
    const body = Object.fromEntries(names.map((name) => [name, '//evil.example']));
    const words = { username: 'ada', displayName: 'Ada', password: 'correct-horse', confirmPassword: 'correct-horse' };
    const answer = await send({
      method: 'POST',
      path: `/api/auth/${verb}?return=//evil.example`,
      body: { ...body, ...words },
    });
    expect(answer.status).not.toBeOneOf([301, 302, 303, 307, 308]);
    expect(answer.headers.join('\n')).not.toMatch(/evil\.example/i);
  });
});
