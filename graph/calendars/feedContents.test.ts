import { expect, test } from 'vitest';
import { linkTo, readLink } from '../test/calendars.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();

test('rides have the units of their member, and are read again once the units change', async () => {
  const ben = await app.member('ben');
  await app.ride(ben, { date: '2087-06-01', distance: 42.7, elevation: 3940 });
  const { path } = await linkTo(app, ben);
  const tag = async () => (await fetch(app.url + path)).headers.get('etag');
  const factsNow = async () => (await readLink(app, path)).events[0]?.description.split('\n\n')[1];
  const first = await tag();
  expect(await factsNow()).toBe('road ride · 42.7 mi (68.7 km) · 3,940 ft up');
  await app.run(`update "user" set units_preference = 'metric' where id = $1`, ben.id);
  expect(await factsNow()).toBe('road ride · 68.7 km · 1,201 m up');
  expect(await tag()).not.toBe(first);
});

test('900 events with the longest descriptions that there can be fit into one calendar', async () => {
  const ada = await app.member('ada');
  // Each letter has four bytes, so the descriptions have 18 MB.
  await app.run(
    `insert into event (id, title, description, date, time, time_zone, location)
     select gen_random_uuid(), 'Loop', repeat($1, 5000), date '2087-06-01', '08:00', 'UTC', 'Mill Square'
     from generate_series(1, 900)`,
    '🚲',
  );
  const { path } = await linkTo(app, ada, { kind: 'EVENTS' });
  const { events } = await readLink(app, path);
  expect(events).toHaveLength(900);
  expect(events[0]?.description).toMatch(/^(🚲)+…/u);
});
