import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mountPlayground } from '../doors/graphql/playgroundDoor.ts';
import { mountFiles } from '../doors/pages/files.ts';
import { answerError } from '../platform/http/httpErrors.ts';
import type { TestApp } from './harness.ts';
import { startApp } from './harness.ts';
import { pictureStored } from './pictures.ts';
import { mediaPathOf } from './uploads.ts';

// No spelling of a path leads out of the folders that are served: neither out of the pictures nor out of the client's files.

const secret = 'the bottom of the garden';

let app: TestApp;
let folder: string;
let site: FastifyInstance;
let siteUrl: string;
let picture: string;

beforeAll(async () => {
  app = await startApp();
  const ada = await app.member('ada');
  picture = await mediaPathOf(app, ada, await pictureStored().png().toBuffer());
  // Beside the folders, below them and where a dot hides it.
  folder = await mkdtemp(join(tmpdir(), 'cycle-chat-paths-'));
  for (const place of ['web/assets', 'playground/assets']) await mkdir(join(folder, place), { recursive: true });
  for (const place of ['web', 'playground']) await writeFile(join(folder, place, 'index.html'), 'the page');
  await writeFile(join(folder, 'web/page.html'), 'the page');
  await writeFile(join(folder, 'web/assets/app.js'), 'the client');
  for (const place of [folder, app.dataDir, join(app.dataDir, 'media')])
    await writeFile(join(place, 'secret.txt'), secret);
  site = fastify();
  site.setErrorHandler(answerError);
  await site.register(cookie);
  await mountPlayground(site, join(folder, 'playground'));
  await mountFiles(site, app.backend, join(folder, 'web'));
  siteUrl = await site.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await site.close();
  await app.close();
  await rm(folder, { recursive: true });
});

/** Asks for a path as it is spelled, which `fetch` would tidy up first. */
function ask(base: string, path: string): Promise<{ status: number; body: string; type: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base);
    request({ hostname, port, path }, async (response) => {
      const type = response.headers['content-type'] ?? '';
      resolve({ status: response.statusCode ?? 0, body: await text(response), type });
    })
      .on('error', reject)
      .end();
  });
}

const ups = [
  '..',
  '%2e%2e',
  '.%2e',
  '%2E.',
  '%252e%252e',
  '%c0%ae%c0%ae',
  '%uff0e%uff0e',
  '..;',
  '....',
  '..%00',
  '...',
];
const slashes = ['/', '%2f', '%2F', '\\', '%5c', '%252f', '%c0%af', '//', '/./', '%ef%bc%8f'];
const climbs = ups.flatMap((up) => slashes.flatMap((slash) => [1, 2, 3].map((times) => `${up}${slash}`.repeat(times))));
const wholePaths = [
  '/etc/passwd',
  '%2fetc%2fpasswd',
  '\\etc\\passwd',
  'file:///etc/passwd',
  'C:%5cwindows%5cwin.ini',
  '.env',
  '~',
];

const pathsUnder = (prefix: string) => [
  ...climbs.flatMap((climb) => [`${prefix}${climb}secret.txt`, `${prefix}${climb}etc/passwd`]),
  ...wholePaths.map((path) => prefix + path),
];

/** One after the other: the server refuses an address that sends so many at once. */
async function askAll(base: string, paths: readonly string[]) {
  const answers: (Awaited<ReturnType<typeof ask>> & { path: string })[] = [];
  for (const path of paths) answers.push({ path, ...(await ask(base, path)) });
  return answers;
}

async function givenAway(base: string, prefix: string): Promise<string[]> {
  return (await askAll(base, pathsUnder(prefix)))
    .filter(({ body, status }) => status >= 500 || body.includes(secret) || /root:.*:0:0:|\[fonts\]/.test(body))
    .map(({ path, status }) => `${status} ${path}`);
}

test.each(['/no/such/place', '/post', '/settings/nothing'])(
  '%s answers 404 with the page that says so',
  async (path) => {
    expect(await ask(siteUrl, path)).toMatchObject({ status: 404, body: 'the page' });
  },
);

test.each(['/wp-login.php', '/.well-known/security.txt', '/nothing.xml'])(
  '%s answers 404 without a page',
  async (path) => {
    expect(await ask(siteUrl, path)).toMatchObject({ status: 404, type: expect.stringContaining('application/json') });
  },
);

describe('out of the client’s files no path leads', () => {
  test.each(['/', '/assets/', '/fonts/', '/playground/assets/', '/assets/%2e/', '//'])('from %s', async (prefix) => {
    expect(await givenAway(siteUrl, prefix)).toEqual([]);
  });

  test('while what lies in them is served', async () => {
    expect(await ask(siteUrl, '/assets/app.js')).toMatchObject({ status: 200, body: 'the client' });
    expect((await ask(siteUrl, '/secret.txt')).status).toBe(404);
    expect((await ask(siteUrl, '/assets/secret.txt')).status).toBe(404);
  });
});

describe('out of the pictures no path leads', () => {
  test('from /media, from a picture or from one that is not there', async () => {
    for (const prefix of ['/media/', `${picture}/`, `${picture}`, `/media/${'0'.repeat(64)}/`]) {
      expect(await givenAway(app.url, prefix)).toEqual([]);
    }
  });

  test('whose answers are refusals, each of them', async () => {
    const answers = await askAll(app.url, pathsUnder('/media/'));
    expect(new Set(answers.map(({ type }) => type))).toEqual(new Set(['application/json; charset=utf-8']));
    for (const { status } of answers) expect(status).toBeOneOf([400, 404]);
    expect((await ask(app.url, '/media/secret.txt')).status).toBe(404);
    expect((await ask(app.url, `${picture}.webp`)).status).toBe(200);
  });

  test.each(climbs.filter((climb) => climb.length < 8))(
    'nor does one that is kept as a picture: /media/%ssecret.txt',
    async (climb) => {
      const [ada] = await app.run<{ id: string }>(`select id from "user" where username = 'ada'`);
      const caller = app.as({ id: ada?.id ?? '', username: 'ada' });
      const mediaUrls = [`/media/${climb}secret.txt`];
      expect((await caller.post('/api/posts', { content: 'Look', mediaUrls })).status).toBe(400);
    },
  );
});

test.each(['/reset/a-token', '/confirm/a-token', '/join/a-token', '/login/provider?code=a'])(
  'no cache stores the page of %s, and no other site learns its address',
  async (path) => {
    const { status, headers } = await fetch(siteUrl + path);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    const { headers: usual } = await fetch(`${siteUrl}/forgot`);
    expect(usual.get('cache-control')).not.toBe('no-store');
  },
);
