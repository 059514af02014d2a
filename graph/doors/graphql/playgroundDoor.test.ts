import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { samples } from '../../../web/playground/samples.ts';
import type { Member } from '../../test/factories.ts';
import { useApp } from '../../test/useApp.ts';
import { asksForPage, mountPlayground } from './playgroundDoor.ts';

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8';

describe('the address of the API', () => {
  test.each([
    ['a browser that opens it', 'GET', '/graphql', browser, true],
    ['a browser that opens an operation', 'GET', '/graphql?query={viewer{id}}', browser, true],
    ['a program that asks for anything', 'GET', '/graphql?query={viewer{id}}', '*/*', false],
    ['a program that asks for JSON', 'GET', '/graphql', 'application/json, text/html', false],
    ['a program that names nothing', 'GET', '/graphql', undefined, false],
    ['a form of another site', 'POST', '/graphql', browser, false],
    ['a browser elsewhere', 'GET', '/graphqlish', browser, false],
  ])('%s', (_title, method, url, accept, isPage) => {
    expect(asksForPage({ method, url, headers: { accept } })).toBe(isPage);
  });

  test('is a page to browsers and the API to others', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cycle-chat-playground-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>Playground</title>');
    await writeFile(join(folder, 'assets', 'code.js'), 'export {};');
    const app = fastify();
    await mountPlayground(app, folder);
    app.get('/graphql', async () => ({ data: null }));

    const page = await app.inject({ url: '/graphql', headers: { accept: browser } });
    expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', vary: 'Accept' });
    expect(page.body).toContain('<title>Playground</title>');
    expect((await app.inject({ url: '/graphql', headers: { accept: '*/*' } })).json()).toEqual({ data: null });
    const code = await app.inject('/playground/assets/code.js');
    expect(code.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    await app.close();
    await rm(folder, { recursive: true });
  });
});

test('browsers get 503 until the playground is built, and its files from then on without a restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cycle-chat-playground-'));
  const app = fastify();
  await mountPlayground(app, folder);
  app.get('/graphql', async () => ({ data: null }));
  const open = () => app.inject({ url: '/graphql', headers: { accept: browser } });

  const early = await open();
  expect([early.statusCode, early.headers['retry-after']]).toEqual([503, '5']);
  expect((await app.inject({ url: '/graphql', headers: { accept: '*/*' } })).json()).toEqual({ data: null });

  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets', 'code.js'), 'export {};');
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Playground</title>');
  expect((await open()).body).toContain('<title>Playground</title>');
  expect((await app.inject('/playground/assets/code.js')).body).toBe('export {};');
  await app.close();
  await rm(folder, { recursive: true });
});

describe('the samples', () => {
  const app = useApp();
  let member: Member;
  beforeAll(async () => {
    member = await app.member('curious');
    await app.ride(member, { date: '2087-05-04', time: '09:30' });
  });

  const isLive = ({ query }: { query: string }) => /^subscription /m.test(query);

  test.each(samples.filter((sample) => !isLive(sample)))('$title runs as it stands', async (sample) => {
    const { data, error } = await app.as(member).query(sample.query, sample.variables);
    expect(error).toBeNull();
    for (const answer of Object.values(data)) expect(answer).not.toBeNull();
    const asVisitor = await app.as(null).query(sample.query, sample.variables);
    const isRefused = asVisitor.error !== null || Object.values(asVisitor.data).includes(null);
    expect(isRefused).toBe(sample.needsMember === true);
  });

  test.each(samples.filter(isLive))('$title follows as it stands', async ({ query, variables }) => {
    const { next } = await (await app.live(null)).follow(query, variables);
    const poster = await app.member('poster');
    await app.as(poster).query('mutation { createPost(input: { content: "Just now" }) { post { id } } }');
    expect(await next()).toMatchObject({ kind: 'POSTED', newPostCount: 1, post: { content: 'Just now' } });
  });
});
