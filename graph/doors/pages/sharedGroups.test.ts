import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../platform/lib/ids.ts';
import type { Made } from '../../test/factories.ts';
import { useApp } from '../../test/useApp.ts';
import { groupPreviewSvg } from './drawPreview.ts';
import { mountGroupPage } from './mountGroupPage.ts';
import type { SharedGroup } from './sharedGroup.ts';

const origin = 'https://rides.example';
const built = '<!doctype html><title>Cycle Chat</title><meta name="description" content="x"><div id="root"></div>';
const wild = 'Spinners & "$&" </script><script>alert(1)</script> \u2028 end';

const app = useApp({ PUBLIC_URL: origin, RATE_LIMITS: '{"reads": 100000}' });
let site: FastifyInstance;
let folder: string;
let club: Made;
beforeAll(async () => {
  const { ada, ben } = await app.cast('ada', 'ben');
  club = await app.group(wild, ada, ben);
  await app.run(
    'update "group" set description = $2, picture = $3 where id = $1',
    club.id,
    'Out\nat seven.',
    '/p.webp',
  );
  await app.post(ada, { content: 'For members alone', privacy: 'group', groupId: club.id });
  folder = await mkdtemp(join(tmpdir(), 'cycle-chat-group-'));
  await writeFile(join(folder, 'page.html'), built);
  site = fastify();
  await site.register(cookie);
  await site.register(staticFiles, { root: folder, wildcard: false, index: false, cacheControl: false });
  mountGroupPage(site, folder, app.backend);
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

describe('the page of a group', () => {
  test('has its name, size and text for other sites, as text and never as markup', async () => {
    const { body } = await site.inject({ url: `/groups/${club.id}` });
    const { document } = new JSDOM(body).window;
    const meta = (name: string) =>
      document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');
    const title = 'Spinners & "$&" </script><script>alert(1)</script> end';
    expect(document.title).toBe(`${title} · Cycle Chat`);
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(`${origin}/groups/${club.id}`);
    expect([meta('og:type'), meta('og:title'), meta('og:url')]).toEqual([
      'website',
      title,
      `${origin}/groups/${club.id}`,
    ]);
    expect(meta('description')).toBe('Cycling group · 2 members · Out at seven.');
    expect(meta('og:description')).toBe(meta('description'));
    expect(meta('og:image')).toMatch(new RegExp(`^${origin}/preview/group/${club.id}\\.png\\?v=[\\w-]{22}$`));
    expect(meta('og:image:alt')).toBe(`${title}, 2 members`);
    expect(meta('twitter:card')).toBe('summary_large_image');
    expect(document.querySelectorAll('meta[name="description"]')).toHaveLength(1);
    expect(body).not.toContain('For members alone');
  });

  test('is a sports organization in JSON-LD', async () => {
    const { body } = await site.inject({ url: `/groups/${club.id}` });
    const scripts = [...new JSDOM(body).window.document.querySelectorAll('script')];
    expect(scripts.map(({ type }) => type)).toEqual(['application/ld+json']);
    expect(JSON.parse(scripts[0]?.textContent ?? '')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'SportsOrganization',
      name: wild,
      description: 'Out\nat seven.',
      sport: 'Cycling',
      url: `${origin}/groups/${club.id}`,
      logo: `${origin}/p.webp`,
      image: expect.stringContaining(`/preview/group/${club.id}.png`),
      interactionStatistic: {
        '@type': 'InteractionCounter',
        interactionType: 'https://schema.org/JoinAction',
        userInteractionCount: 2,
      },
    });
  });

  test('of an unknown group is the built one, which search engines do not list', async () => {
    for (const id of [newId(), 'no-id']) {
      const answer = await site.inject({ url: `/groups/${id}` });
      expect([answer.statusCode, answer.headers['x-robots-tag'], answer.body]).toEqual([200, 'noindex', built]);
    }
  });
});

describe('the preview of a group', () => {
  const get = (path: string, headers: Record<string, string> = {}) => fetch(app.url + path, { headers });
  const facts: SharedGroup = { id: newId(), name: wild, description: wild, picture: null, memberCount: 1402 };

  test('is a picture of the stated size, and changes with the number of members', async () => {
    const answer = await get(`/preview/group/${club.id}.png`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'png']);
    const etag = answer.headers.get('etag') ?? '';
    expect((await get(`/preview/group/${club.id}.png`, { 'if-none-match': etag })).status).toBe(304);
    await app.as(await app.member('cleo')).post(`/api/groups/${club.id}/join`);
    expect((await get(`/preview/group/${club.id}.png`)).headers.get('etag')).not.toBe(etag);
    const small = await get(`/preview/group/${club.id}.png?w=300`);
    expect((await sharp(Buffer.from(await small.arrayBuffer())).metadata()).width).toBe(300);
  });

  test.each([newId(), 'no-id'])('of the unknown group %s is NOT_FOUND', async (id) => {
    const answer = await get(`/preview/group/${id}.png`);
    expect([answer.status, await answer.json()]).toEqual([404, { message: 'Group not found', code: 'NOT_FOUND' }]);
  });

  test('is drawn of outlines alone, whatever its texts are', () => {
    for (const name of [wild, '日本語の自転車 🚴', 'x'.repeat(5_000), '‮\u0007', '\u{10300}']) {
      const svg = groupPreviewSvg({ ...facts, name, description: name });
      expect(svg).not.toMatch(/<text|<image|<script|href|NaN|undefined/);
      expect(new JSDOM(svg, { contentType: 'image/svg+xml' }).window.document.documentElement.tagName).toBe('svg');
    }
    expect(groupPreviewSvg({ ...facts, name: '\u{10300}', description: null })).toBe(
      groupPreviewSvg({ ...facts, name: 'Cycling group', description: null }),
    );
  });
});
