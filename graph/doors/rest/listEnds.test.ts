import { beforeAll, expect, test } from 'vitest';
import type { Made, Member } from '../../test/factories.ts';
import { useApp } from '../../test/useApp.ts';

const app = useApp();
let ada: Member;
let ride: Made;
beforeAll(async () => {
  ada = await app.member('ada');
  ride = await app.ride(ada, { date: '2099-06-01' });
});

async function read(path: string) {
  const { status, body, headers } = await app.as(null).get(path);
  return { status, body, endsEarly: headers.get('list-ends-early') };
}

/** The server estimates sizes with an error below 1 percent. */
function expectFull(body: unknown) {
  const megabytes = Buffer.byteLength(JSON.stringify(body)) / 1e6;
  expect(Math.round(megabytes * 10) / 10).toBe(8);
}

test('a REST list ends at the last moment that fits, and a smaller page goes on from there', async () => {
  await app.run(
    `insert into moment (id, post_id, author_id, description, timestamp, created_at)
     select gen_random_uuid(), $1, $2, n || repeat(E'\\u0001', 1990), now() + n * interval '1 second', now()
     from generate_series(1, 700) n`,
    ride.id,
    ada.id,
  );
  const path = `/api/rides/${ride.id}/moments`;
  const { status, body, endsEarly } = await read(path);
  expect([status, endsEarly]).toEqual([200, 'true']);
  expectFull(body);
  const kept = body.length;
  const next = await read(`${path}?page=2&limit=${kept}`);
  expect([next.body.length, next.endsEarly]).toEqual([700 - kept, null]);
  expect(next.body[0].description).toMatch(new RegExp(`^${kept + 1}\\D`));
});

test('the list of all events ends early too, and is read in parts', async () => {
  // 1,200 events have more bytes than one statement can return.
  await app.run(
    `insert into event (id, title, description, date, time, time_zone, location)
     select gen_random_uuid(), n::text, repeat('—', 5000), current_date - 2 + n / 100, '07:00', 'UTC', 'Gate'
     from generate_series(1, 1200) n`,
  );
  const { status, body, endsEarly } = await read('/api/events');
  expect([status, endsEarly]).toEqual([200, 'true']);
  expectFull(body);
});
