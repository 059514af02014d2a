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
import { countSql } from '../../test/sqlCounter.ts';
import { mountEventPage } from './mountEventPage.ts';

const built =
  '<!doctype html><html><head><title>Cycle Chat</title><meta name="description" content="A social network"></head><body></body></html>';
const wild = 'Loop & "$&" </script><script>alert(1)</script>\u2028\u202eend';
const origin = 'https://rides.example';

let app: TestApp;
let site: FastifyInstance;
let folder: string;
let ada: Member;
let race: Made;
let workshop: Made;
beforeAll(async () => {
  app = await startApp({ PUBLIC_URL: origin, RATE_LIMITS: '{"reads": 100000}' });
  ada = await app.member('ada');
  const start = { date: '2087-06-01', time: '07:00', timeZone: 'Europe/Paris', durationMinutes: 90 };
  race = await app.event({ ...start, title: wild, maxParticipants: 16 });
  await app.run(
    `update event set description = 'Bring <lights>', difficulty = 'hard', distance = 42.7, type = 'mountain_bike' where id = $1`,
    race.id,
  );
  await app.register(race, ada);
  workshop = await app.event({ title: 'Fix a chain', date: '2020-01-01' });
  await app.run(`update event set type = 'workshop' where id = $1`, workshop.id);
  folder = await mkdtemp(join(tmpdir(), 'cycle-chat-event-'));
  await writeFile(join(folder, 'page.html'), built);
  site = fastify();
  await site.register(cookie);
  await site.register(staticFiles, { root: folder, wildcard: false, index: false, cacheControl: false });
  mountEventPage(site, folder, app.backend);
});
afterAll(async () => {
  await site.close();
  await app.close();
  await rm(folder, { recursive: true });
});

const pageOf = async ({ id }: Made) => (await site.inject({ url: `/events/${id}` })).body;

function read(page: string) {
  const { document } = new JSDOM(page).window;
  const meta = (name: string) =>
    document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');
  const scripts = [...document.querySelectorAll('script')];
  return { document, meta, scripts, data: () => JSON.parse(scripts[0]?.textContent ?? '') };
}

describe('the page of an event', () => {
  test('has its facts as text, never as markup', async () => {
    const { document, meta } = read(await pageOf(race));
    const title = 'Loop & "$&" </script><script>alert(1)</script> end';
    expect(document.title).toBe(`${title} · Cycle Chat`);
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(`${origin}/events/${race.id}`);
    expect([meta('og:title'), meta('og:url')]).toEqual([title, `${origin}/events/${race.id}`]);
    expect(meta('description')).toBe(
      'Mountain bike ride, hard · Sun, Jun 1, 2087, 7:00 AM · Harbour Gate · 42.7 mi (68.7 km) · 1 of 16 places taken · Bring <lights>',
    );
    expect(meta('og:description')).toBe(meta('description'));
    expect(meta('og:image')).toMatch(new RegExp(`^${origin}/preview/event/${race.id}\\.png\\?v=[\\w-]{22}$`));
    expect(meta('twitter:card')).toBe('summary_large_image');
    expect(document.querySelectorAll('meta[name="description"]')).toHaveLength(1);
  });

  test('has its data for search engines, with the instants of start and end', async () => {
    const { scripts, meta, data } = read(await pageOf(race));
    expect(scripts.map(({ type }) => type)).toEqual(['application/ld+json']);
    expect(data()).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'SportsEvent',
      startDate: '2087-06-01T05:00:00.000Z',
      endDate: '2087-06-01T06:30:00.000Z',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'Place', name: 'Harbour Gate' },
      image: meta('og:image'),
      maximumAttendeeCapacity: 16,
      remainingAttendeeCapacity: 15,
    });
    const { '@type': type, maximumAttendeeCapacity } = read(await pageOf(workshop)).data();
    expect([type, maximumAttendeeCapacity]).toEqual(['Event', undefined]);
  });

  test('says that an event is called off, and why, in its metadata, data and preview', async () => {
    const off = await app.event({ title: 'Pier loop', date: '2087-06-01' });
    const previewOf = async () => read(await pageOf(off)).meta('og:image');
    const before = await previewOf();
    await app.run(`update event set called_off_at = now(), called_off_reason = 'Ice & <b>' where id = $1`, off.id);
    const { document, meta, data } = read(await pageOf(off));
    expect(document.title).toBe('Called off: Pier loop · Cycle Chat');
    expect(meta('description')).toContain('Called off: Ice & <b>');
    expect(data().eventStatus).toBe('https://schema.org/EventCancelled');
    expect(await previewOf()).not.toBe(before);
  });

  test('names no participant, whoever asks', async () => {
    const headers = { cookie: `session_id=${await app.tokenOf(ada)}` };
    const { body } = await site.inject({ url: `/events/${race.id}`, headers });
    expect(body).toBe(await pageOf(race));
    // An id can contain the letters of the name.
    expect(body).not.toMatch(new RegExp(`\\b${ada.username}\\b`));
  });

  test('is the built one for an unknown event', async () => {
    for (const id of [newId(), 'no-id']) {
      const answer = await site.inject({ url: `/events/${id}` });
      expect([answer.statusCode, answer.headers['x-robots-tag'], answer.body]).toEqual([200, 'noindex', built]);
    }
  });

  test('costs one statement', async () => {
    expect(await countSql(app, () => pageOf(race))).toBe(1);
  });
});

describe('the preview of an event', () => {
  const get = (path: string, headers: Record<string, string> = {}) => fetch(app.url + path, { headers });

  test('is a picture that is cached by what it shows', async () => {
    const answer = await get(`/preview/event/${race.id}.png`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'png']);
    const etag = answer.headers.get('etag') ?? '';
    const again = { 'if-none-match': etag };
    expect((await get(`/preview/event/${race.id}.png`, again)).status).toBe(304);
    await app.as(await app.member('ben')).post(`/api/events/${race.id}/register`);
    expect((await get(`/preview/event/${race.id}.png`, again)).status).toBe(200);
  });

  test('is NOT_FOUND for an unknown event', async () => {
    for (const id of [newId(), 'no-id', (await app.post(ada)).id]) {
      const answer = await get(`/preview/event/${id}.png`);
      expect([answer.status, await answer.json()]).toEqual([404, { message: 'Event not found', code: 'NOT_FOUND' }]);
    }
  });
});
