import { expect, test } from 'vitest';
import { linkTo, readLink } from '../test/calendars.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();

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
