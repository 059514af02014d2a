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
import type { DomainError } from '../lib/errors.ts';
import { newId } from '../lib/ids.ts';
import type { Made, Member } from '../test/factories.ts';
import type { TestApp } from '../test/harness.ts';
import { startApp } from '../test/harness.ts';
import { previewSvg } from './drawPreview.ts';
import { mountPostPage } from './mountPostPage.ts';
import { previewOf } from './previews.ts';
import type { SharedPost } from './sharedPost.ts';
import { linesOf, widthOf } from './textPaths.ts';

const built =
  '<!doctype html><html><head><title>Cycle Chat</title><meta name="description" content="A social network"></head><body></body></html>';
const wild = 'Loop & "$&" </script><script>alert(1)</script> \u2028 end';

let app: TestApp;
let site: FastifyInstance;
let folder: string;
let ada: Member;
let ben: Member;
let ride: Made;
let plain: Made;
let hidden: Made;
beforeAll(async () => {
  app = await startApp({ PUBLIC_URL: 'https://rides.example', RATE_LIMITS: '{"reads": 100000}' });
  ada = await app.member('ada', { displayName: 'Ada <Rider>' });
  ben = await app.member('ben');
  const club = await app.group('Club', ada);
  ride = await app.ride(ada, { content: `${wild}\nMore below`, date: '2031-06-01', time: '07:00', distance: 42.7 });
  plain = await app.post(ada, { content: 'Tailwind out, headwind home.' });
  hidden = await app.ride(ada, { content: 'For us', date: '2031-06-01', privacy: 'group', groupId: club.id });
  folder = await mkdtemp(join(tmpdir(), 'cycle-chat-post-'));
  await writeFile(join(folder, 'page.html'), built);
  site = fastify();
  await site.register(cookie);
  await site.register(staticFiles, { root: folder, wildcard: false, index: false, cacheControl: false });
  mountPostPage(site, folder, app.backend);
});
afterAll(async () => {
  await site.close();
  await app.close();
  await rm(folder, { recursive: true });
});

const origin = 'https://rides.example';
const get = (path: string, headers: Record<string, string> = {}) => fetch(app.url + path, { headers });
const pageOf = async (id: string) => (await site.inject({ url: `/post/${id}` })).body;

function read(page: string) {
  const { document } = new JSDOM(page).window;
  const meta = (name: string) =>
    document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');
  return { document, meta };
}

describe('the page of a post', () => {
  test('says of a ride what it is, as text and never as markup', async () => {
    const { document, meta } = read(await pageOf(ride.id));
    const title = 'Loop & "$&" </script><script>alert(1)</script> \u2028 end';
    expect(document.title).toBe(`${title} · Cycle Chat`);
    expect(meta('og:title')).toBe(title);
    expect(meta('og:url')).toBe(`${origin}/post/${ride.id}`);
    expect(meta('description')).toContain(
      'Road ride · 42.7 mi (68.7 km) · Sun, Jun 1, 2031, 7:00 AM · Mill Square · 1 going',
    );
    expect(meta('og:description')).toBe(meta('description'));
    expect(meta('og:image')).toMatch(new RegExp(`^${origin}/preview/${ride.id}\\.png\\?v=[\\w-]{22}$`));
    expect(meta('twitter:card')).toBe('summary_large_image');
    expect(document.querySelectorAll('meta[name="description"]')).toHaveLength(1);
    const scripts = [...document.querySelectorAll('script')];
    expect(scripts.map(({ type }) => type)).toEqual(['application/ld+json']);
    const event = JSON.parse(scripts[0]?.textContent ?? '');
    expect(event).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'SportsEvent',
      name: title,
      startDate: '2031-06-01T07:00:00.000Z',
      location: { '@type': 'Place', name: 'Mill Square' },
      organizer: { name: 'Ada <Rider>', url: `${origin}/profile/ada` },
      image: meta('og:image'),
    });
    const link = document.querySelector('link[type="application/json+oembed"]')?.getAttribute('href') ?? '';
    const { status, headers } = await get(link.replace(origin, ''));
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  });

  test('says of a plain post whose it is, and is no event', async () => {
    const { document, meta } = read(await pageOf(plain.id));
    expect([meta('og:title'), meta('description')]).toEqual([
      'Ada <Rider> on Cycle Chat',
      'Tailwind out, headwind home.',
    ]);
    expect(document.querySelector('script')).toBeNull();
  });

  test('is of a hidden post in every byte as of an unknown one, whoever asks', async () => {
    const headers = { cookie: `session_id=${await app.tokenOf(ada)}` };
    for (const id of [hidden.id, newId(), 'no id']) {
      for (const sent of [{}, headers]) {
        expect((await site.inject({ url: `/post/${id}`, headers: sent })).body).toBe(built);
      }
    }
  });

  test('still comes while the database cannot be asked', async () => {
    const broken = fastify();
    await broken.register(staticFiles, { root: folder, wildcard: false, index: false, cacheControl: false });
    mountPostPage(broken, folder, { ...app.backend, sql: () => Promise.reject(new Error('No connection')) });
    const { statusCode, body } = await broken.inject({ url: `/post/${ride.id}` });
    expect([statusCode, body]).toEqual([200, built]);
    await broken.close();
  });
});

describe('the preview', () => {
  test('is a picture of the size that it says, and is kept by what it shows', async () => {
    const answer = await get(`/preview/${ride.id}.png`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { width, height, format } = await sharp(bytes).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'png']);
    expect(bytes.length).toBeLessThan(150_000);
    const etag = answer.headers.get('etag') ?? '';
    expect((await get(`/preview/${ride.id}.png`, { 'if-none-match': etag })).status).toBe(304);
    const again = Buffer.from(await (await get(`/preview/${ride.id}.png?v=x`)).arrayBuffer());
    expect(again.equals(bytes)).toBe(true);
  });

  test('is another once the ride is edited or one more is going', async () => {
    const { id } = await app.ride(ada, { date: '2031-06-01' });
    const tag = async () => (await get(`/preview/${id}.png`)).headers.get('etag');
    const tags = [await tag()];
    await app.as(ada).put(`/api/posts/${id}`, { content: 'Edited' });
    tags.push(await tag());
    await app.as(ben).post(`/api/rides/${id}/join`);
    tags.push(await tag());
    await app
      .as(ada)
      .put(`/api/posts/${id}`, { content: 'Edited', rideData: { distance: 9, date: '2031-06-02', time: '08:00' } });
    tags.push(await tag());
    expect(new Set(tags).size).toBe(4);
  });

  test('is of a hidden post the same refusal as of an unknown one', async () => {
    const told = async (id: string) => {
      const answer = await get(`/preview/${id}.png`, { authorization: `Bearer ${await app.tokenOf(ada)}` });
      return [answer.status, await answer.text()];
    };
    expect(await told(hidden.id)).toEqual([404, '{"message":"Post not found","code":"NOT_FOUND"}']);
    for (const id of [newId(), 'no-id']) expect(await told(id)).toEqual(await told(hidden.id));
  });

  test('goes for many at once without drawing it more than once', async () => {
    const { id } = await app.ride(ada, { content: 'Many look at it', date: '2031-06-01' });
    const answers = await Promise.all(Array.from({ length: 60 }, () => get(`/preview/${id}.png`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  const facts: SharedPost = {
    id: newId(),
    content: wild,
    createdAt: new Date(),
    username: 'ada',
    displayName: 'Ada',
    isRide: true,
    type: 'gravel',
    distance: 42.7,
    elevation: 0,
    date: '2031-06-01',
    time: '07:00',
    startsAt: new Date(),
    location: 'Mill Square',
    going: 14,
    routeId: null,
    routeFence: null,
  };

  test('waits its turn behind few of one caller, who is told to come again for more', async () => {
    const ask = (caller: string) =>
      previewOf(app.backend.sql, { ...facts, id: newId() }, caller).then(
        () => 'drawn',
        ({ code }: DomainError) => code,
      );
    const greedy = Array.from({ length: 8 }, () => ask('198.18.0.1'));
    const modest = ask('198.18.0.2');
    expect(await Promise.all(greedy)).toEqual([...Array(5).fill('drawn'), ...Array(3).fill('RATE_LIMITED')]);
    expect(await modest).toBe('drawn');
  });

  test('is drawn of outlines alone, whatever is written', () => {
    for (const content of [
      wild,
      '日本語の自転車 🚴',
      'Ærøskøbing – Łódź – Şile',
      'x'.repeat(10_000),
      'lorem ipsum '.repeat(800),
      '‮\u0007',
    ]) {
      const svg = previewSvg({ ...facts, content, location: content, type: '"><script>' }, null);
      expect(svg).not.toMatch(/<text|<image|<script|href|NaN|undefined/);
      expect(new JSDOM(svg, { contentType: 'image/svg+xml' }).window.document.documentElement.tagName).toBe('svg');
    }
  });

  test('names the ride where its text is in letters that the face has none of', () => {
    const foreign = previewSvg({ ...facts, content: 'Утренний заезд' }, null);
    expect(foreign).toBe(previewSvg({ ...facts, content: 'Gravel ride by @ada' }, null));
  });

  test('breaks lines between words and shortens the last', () => {
    const lines = linesOf('Out by the river and home over the hill before the shops are shut', {
      size: 40,
      width: 400,
      most: 2,
    });
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
    for (const line of lines) expect(widthOf(line, 40)).toBeLessThanOrEqual(400);
    expect(linesOf('Short', { size: 40, width: 400, most: 2 })).toEqual(['Short']);
    const [long = ''] = linesOf('x'.repeat(200), { size: 40, width: 400, most: 1 });
    expect(widthOf(long, 40)).toBeLessThanOrEqual(400);
  });
});

describe('the card for other sites', () => {
  test('may stand in any frame, has no script, and asks for none', async () => {
    const answer = await get(`/embed/ride/${ride.id}`);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(answer.status).toBe(200);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('frame-ancestors *');
    expect(answer.headers.get('x-frame-options')).toBeNull();
    const { document } = read(await answer.text());
    expect(document.querySelectorAll('script, img, form, [onclick], [onload]')).toHaveLength(0);
    expect(document.querySelector('h1')?.textContent).toContain('</script><script>alert(1)</script>');
    expect(document.body.textContent).toContain('42.7 mi (68.7 km)');
    const link = document.querySelector('a');
    expect([link?.href, link?.target, link?.rel]).toEqual([`${origin}/post/${ride.id}`, '_blank', 'noopener']);
  });

  test('is the only page that may be framed', async () => {
    for (const path of ['/developers', '/api', `/api/posts/${ride.id}`, `/preview/${ride.id}.png`]) {
      const { headers } = await get(path);
      expect([path, headers.get('content-security-policy')]).toEqual([
        path,
        expect.stringContaining("frame-ancestors 'none'"),
      ]);
      expect(headers.get('x-frame-options')).not.toBeNull();
    }
  });

  test('is the same for what is hidden, unknown or no ride', async () => {
    const told = async (id: string) => {
      const answer = await get(`/embed/ride/${id}`);
      return [answer.status, await answer.text()];
    };
    const [status, text] = await told(hidden.id);
    expect([status, text]).toEqual([404, expect.stringContaining('Ride not found')]);
    for (const id of [newId(), 'no id', plain.id]) expect(await told(id)).toEqual([status, text]);
  });
});

describe('oEmbed', () => {
  const ask = async (query: Record<string, string>) => {
    const answer = await get(`/oembed?${new URLSearchParams(query)}`);
    return { status: answer.status, body: await answer.json() };
  };

  test('answers a ride as a card in a frame, no larger than asked', async () => {
    const url = `${origin}/post/${ride.id}`;
    const { status, body } = await ask({ url, format: 'json', maxwidth: '400', maxheight: '9999' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ version: '1.0', type: 'rich', provider_name: 'Cycle Chat', width: 400, height: 320 });
    const frame = read(body.html).document.querySelector('iframe');
    expect(frame?.src).toBe(`${origin}/embed/ride/${ride.id}`);
    expect(frame?.title).toContain('</script>');
    expect((await ask({ url })).body).toMatchObject({ width: 550, height: 320 });
  });

  test('answers a plain post as a link', async () => {
    const { body } = await ask({ url: `${origin}/post/${plain.id}` });
    expect(body).toMatchObject({ type: 'link', title: 'Ada <Rider> on Cycle Chat', thumbnail_width: 1200 });
    expect(body.html).toBeUndefined();
  });

  test('knows no other format, and no address but those of public posts', async () => {
    expect((await ask({ url: `${origin}/post/${ride.id}`, format: 'xml' })).status).toBe(501);
    const refused = await ask({ url: `${origin}/post/${hidden.id}` });
    expect(refused).toEqual({ status: 404, body: { message: 'Post not found', code: 'NOT_FOUND' } });
    for (const url of [
      `${origin}/post/${newId()}`,
      `https://elsewhere.example/post/${ride.id}`,
      `${origin}/groups`,
      'x',
      '',
    ])
      expect(await ask({ url })).toEqual(refused);
  });
});
