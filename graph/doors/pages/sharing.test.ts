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
import type { Made, Member } from '../../test/factories.ts';
import type { TestApp } from '../../test/harness.ts';
import { startApp } from '../../test/harness.ts';
import { mountPostPage } from './mountPostPage.ts';

const built =
  '<!doctype html><html><head><title>Cycle Chat</title><meta name="description" content="A social network"></head><body></body></html>';
const wild = 'Loop & "$&" </script><script>alert(1)</script>\u2028\u202eend';

let app: TestApp;
let site: FastifyInstance;
let folder: string;
let ada: Member;
let ride: Made;
let plain: Made;
let hidden: Made;
beforeAll(async () => {
  app = await startApp({ PUBLIC_URL: 'https://rides.example', RATE_LIMITS: '{"reads": 100000}' });
  ada = await app.member('ada', { displayName: 'Ada <Rider>' });
  const club = await app.group('Club', ada);
  ride = await app.ride(ada, { content: `${wild}\nMore below`, date: '2087-06-01', time: '07:00', distance: 42.7 });
  await app.run('update ride set location = $2 where id = $1', ride.id, 'Mill\u2028\u202eSquare');
  plain = await app.post(ada, { content: 'Tailwind out, headwind home.' });
  hidden = await app.ride(ada, { content: 'For us', date: '2087-06-01', privacy: 'group', groupId: club.id });
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
    const title = 'Loop & "$&" </script><script>alert(1)</script> end';
    expect(document.title).toBe(`${title} · Cycle Chat`);
    expect(meta('og:title')).toBe(title);
    expect(meta('og:url')).toBe(`${origin}/post/${ride.id}`);
    expect(meta('description')).toContain(
      'Road ride · 42.7 mi (68.7 km) · Sun, Jun 1, 2087, 7:00 AM · Mill Square · 1 going',
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
      startDate: '2087-06-01T07:00:00.000Z',
      endDate: '2087-06-01T09:00:00.000Z',
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
        const answer = await site.inject({ url: `/post/${id}`, headers: sent });
        expect([answer.statusCode, answer.headers['x-robots-tag'], answer.body]).toEqual([200, 'noindex', built]);
      }
    }
  });

  test('is in every byte as of an unknown one for a member from whom a mute or block hides the post', async () => {
    const { muter, blocker, blocked } = await app.cast('muter', 'blocker', 'blocked');
    await app.mute(muter, ada);
    await app.block(blocker, ada);
    await app.block(ada, blocked);
    const answerFor = async (id: string, member: Member) => {
      const headers = { cookie: `__Host-session_id=${await app.tokenOf(member)}` };
      const { statusCode, body, headers: received } = await site.inject({ url: `/post/${id}`, headers });
      const { date: _date, ...others } = received;
      return { statusCode, body, headers: others };
    };
    for (const member of [muter, blocker, blocked]) {
      for (const { id } of [ride, plain]) expect(await answerFor(id, member)).toEqual(await answerFor(newId(), member));
    }
    expect((await answerFor(plain.id, ada)).body).toContain('Tailwind out');
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
    expect(document.querySelector('main header')?.textContent?.trim()).toBe('Cycle Chat');
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

  test.each([
    { maxwidth: 1, maxheight: 1 },
    { maxwidth: 160, maxheight: 90 },
    { maxwidth: 320, maxheight: 5000 },
    { maxwidth: 5000, maxheight: 200 },
  ])('neither the card nor its thumbnail is larger than $maxwidth by $maxheight', async ({ maxwidth, maxheight }) => {
    const limits = { maxwidth: String(maxwidth), maxheight: String(maxheight) };
    const { body } = await ask({ url: `${origin}/post/${ride.id}`, ...limits });
    expect(body.width).toBeLessThanOrEqual(maxwidth);
    expect(body.height).toBeLessThanOrEqual(maxheight);
    if (!body.thumbnail_url) return expect(maxwidth < 150 || maxheight < 79).toBe(true);
    expect(body.thumbnail_width).toBeLessThanOrEqual(maxwidth);
    expect(body.thumbnail_height).toBeLessThanOrEqual(maxheight);
    const picture = await get(body.thumbnail_url.replace(origin, ''));
    const { width, height } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
    expect([width, height]).toEqual([body.thumbnail_width, body.thumbnail_height]);
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
