import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Member } from '../../test/factories.ts';
import type { TestApp } from '../../test/harness.ts';
import { startApp } from '../../test/harness.ts';
import type { Backend } from '../request/requestContext.ts';
import { mountHome } from './mountHome.ts';

let app: TestApp;
let ada: Member;
let folder: string;
let site: FastifyInstance;

beforeAll(async () => {
  app = await startApp({ RATE_LIMITS: '{"reads":12}' });
  ada = await app.member('ada');
  folder = await mkdtemp(join(tmpdir(), 'cycle-chat-home-'));
  await writeFile(join(folder, 'index.html'), '<main><!--first-text 100vw--><i></i></main>');
  site = await siteOn(app.backend);
});
afterAll(async () => {
  await site.close();
  await app.close();
  await rm(folder, { recursive: true });
});

async function siteOn(backend: Backend): Promise<FastifyInstance> {
  const made = fastify();
  await made.register(cookie);
  await made.register(staticFiles, { root: folder, wildcard: false, index: false, cacheControl: false });
  mountHome(made, folder, backend);
  return made;
}

const home = (headers: Record<string, string> = {}) => site.inject({ url: '/', headers });
const bare = '<main><!--first-text 100vw--><i></i></main>';

test('without a post it is the page as it was built', async () => {
  const { body, headers } = await home();
  expect(body).toBe(bare);
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Cookie' });
});

test('a visitor finds the newest public post in it, as text and never as markup', async () => {
  await app.post(ada, { content: 'Older' });
  const photo = '/a.jpg?"onload="alert(1)';
  const { id } = await app.post(ada, { content: '<script>alert("$&")</script> & more' });
  await app.run('update post set media_urls = array[$1] where id = $2', photo, id);
  await app.post(ada, { content: 'For me alone', privacy: 'private' });
  const { body, headers } = await home();
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain('<b dir="auto">ada</b>');
  expect(body).toContain('<p dir="auto">&lt;script&gt;alert(&quot;$&amp;&quot;)&lt;/script&gt; &amp; more</p>');
  expect(body).not.toMatch(/Older|For me alone|<script|<img/);
  expect(body).toMatch(/^<main><hr><div class="first">.*<i><\/i><\/main>$/s);
});

test('pictures of other sites are left out: they would see the address of each reader', async () => {
  const { id } = await app.post(ada, { content: 'From elsewhere' });
  await app.run("update post set media_urls = array['https://pictures.example/a.jpg'] where id = $1", id);
  await app.run(`update "user" set profile_picture = 'http://faces.example/a.jpg' where id = $1`, ada.id);
  const { body } = await home();
  expect(body).toContain('<p dir="auto">From elsewhere</p>');
  expect(body).not.toMatch(/<img|example/);
});

test('a photo of our own comes in the widths among which the client’s own will be chosen', async () => {
  const hash = 'ab'.repeat(32);
  await app.run(`insert into media (hash, byte_count, width, height) values ($1, 9, 1000, 500)`, hash);
  const { id } = await app.post(ada, { content: 'With a photo' });
  await app.run('update post set media_urls = array[$1] where id = $2', `/media/${hash}.webp`, id);
  const { body } = await home();
  const [, sizes, srcset] = /sizes="(.*?)" srcset="(.*?)" src/.exec(body) ?? [];
  expect(sizes).toBe('100vw');
  expect(srcset).toContain(`/media/${hash}/480.webp 480w`);
});

test('a session that has ended gets the page as it was built', async () => {
  expect((await home({ cookie: 'session_id=anything' })).body).toBe(bare);
});

test('past the limit of reads the page still comes, without a post', async () => {
  const bodies: string[] = [];
  for (let sent = 0; sent < 13; sent += 1) bodies.push((await home()).body);
  expect(bodies[0]).toContain('<b dir="auto">ada</b>');
  expect(bodies.at(-1)).toBe(bare);
});

test('so it does while the database cannot be asked', async () => {
  const sql = () => Promise.reject(new Error('No connection'));
  const broken = await siteOn({ ...app.backend, sql });
  const { statusCode, body } = await broken.inject({ url: '/', remoteAddress: '10.0.0.9' });
  expect([statusCode, body]).toEqual([200, bare]);
  await broken.close();
});
