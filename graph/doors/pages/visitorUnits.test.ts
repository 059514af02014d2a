import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import staticFiles from '@fastify/static';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCalendar } from '../../test/calendars.ts';
import type { Made, Member } from '../../test/factories.ts';
import type { TestApp } from '../../test/harness.ts';
import { startApp } from '../../test/harness.ts';
import { eventPreviewUrl, previewUrl } from './addresses.ts';
import { mountEventPage } from './mountEventPage.ts';
import { mountPostPage } from './mountPostPage.ts';
import { findSharedEvent } from './sharedEvent.ts';
import { findSharedPost } from './sharedPost.ts';

const built =
  '<!doctype html><html><head><title>x</title><meta name="description" content="x"></head><body></body></html>';

let app: TestApp;
let folder: string;
let ada: Member;
let ride: Made;
let event: Made;
beforeAll(async () => {
  app = await startApp({ UNITS: 'metric' });
  ada = await app.member('ada');
  ride = await app.ride(ada, { content: 'Loop', date: '2087-06-01', distance: 42.7, elevation: 3940 });
  event = await app.event({ title: 'Race', date: '2087-06-01' });
  await app.run('update event set distance = 42.7 where id = $1', event.id);
  folder = await mkdtemp(join(tmpdir(), 'cycle-chat-units-'));
  await writeFile(join(folder, 'page.html'), built);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

/** The pages of the ride and the event on an instance with these units. */
async function pagesWith(units: 'metric' | undefined): Promise<string[]> {
  const site = fastify();
  await site.register(cookie);
  await site.register(staticFiles, { root: folder, wildcard: false, index: false, cacheControl: false });
  const backend = { ...app.backend, units };
  mountPostPage(site, folder, backend);
  mountEventPage(site, folder, backend);
  const answers = await Promise.all([`/post/${ride.id}`, `/events/${event.id}`].map((url) => site.inject({ url })));
  await site.close();
  return answers.map(({ body }) => body);
}

test('pages that other sites read have the units of the instance, else both', async () => {
  for (const page of await pagesWith('metric')) {
    expect(page).toContain('· 68.7 km ·');
    expect(page).not.toContain(' mi');
  }
  for (const page of await pagesWith(undefined)) expect(page).toContain('· 42.7 mi (68.7 km) ·');
  const embed = await (await fetch(`${app.url}/embed/ride/${ride.id}`)).text();
  expect(embed).toContain('<li dir="auto">68.7 km</li>');
});

test('a preview with other units has another address, because other sites cache it', async () => {
  const post = await findSharedPost(app.backend.sql, ride.id);
  const race = await findSharedEvent(app.backend.sql, event.id);
  if (!post || !race) throw new Error('Visitors cannot see the ride or the event');
  const addressesIn = (units: 'imperial' | 'metric' | undefined) => [
    previewUrl(app.url, { ...post, units }),
    eventPreviewUrl(app.url, { ...race, units }),
  ];
  const [ofRide = '', ofRace = ''] = addressesIn(undefined);
  expect(addressesIn('imperial')).toEqual([ofRide, ofRace]);
  const metric = addressesIn('metric');
  for (const address of metric) expect([ofRide, ofRace]).not.toContain(address);
  const pages = await pagesWith('metric');
  const keys = metric.map((address) => new URL(address).searchParams.get('v') ?? '');
  expect(pages.map((page, index) => page.includes(`v=${keys[index]}`))).toEqual([true, true]);
  const tags = await Promise.all(metric.map(async (address) => (await fetch(address)).headers.get('etag')));
  expect(tags).toEqual(keys.map((key) => `"${key}-1200"`));
});

test('a calendar file has the units of its reader, those of the instance for visitors', async () => {
  const factsFor = async (viewer: Member | null) => {
    const headers: Record<string, string> = viewer ? { authorization: `Bearer ${await app.tokenOf(viewer)}` } : {};
    const read = async (path: string) => {
      const { events } = readCalendar(await (await fetch(app.url + path, { headers })).text());
      return events[0]?.description.split('\n\n').at(-2);
    };
    return [await read(`/api/rides/${ride.id}/ride.ics`), await read(`/api/events/${event.id}/event.ics`)];
  };
  const metric = ['road ride · 68.7 km · 1,201 m up', '68.7 km'];
  const imperial = ['road ride · 42.7 mi (68.7 km) · 3,940 ft up', '42.7 mi (68.7 km)'];
  expect(await factsFor(null)).toEqual(metric);
  await app.run(`update "user" set units_preference = 'imperial' where id = $1`, ada.id);
  expect(await factsFor(ada)).toEqual(imperial);
  await app.run(`update "user" set units_preference = 'metric' where id = $1`, ada.id);
  expect(await factsFor(ada)).toEqual(metric);
});
