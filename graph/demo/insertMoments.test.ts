import { beforeAll, expect, test } from 'vitest';
import { useApp } from '../test/useApp.ts';
import { seedDemo } from './seed.ts';

const app = useApp();
beforeAll(async () => {
  await seedDemo(app.backend);
}, 60_000);

test('the moments of the demo community are shared by those who take part, and counted', async () => {
  const [told] = await app.run<{ moments: number; strangers: number; counted: number; places: number }>(
    `select count(*)::int as moments, count(m.lat)::int as places,
       count(*) filter (where not exists (
         select from ride_participant rp where rp.post_id = m.post_id and rp.user_id = m.author_id
       ))::int as strangers,
       (select sum(moment_count)::int from ride) as counted
     from moment m`,
  );
  expect(told?.moments).toBeGreaterThan(30);
  expect(told?.places).toBeGreaterThan(0);
  expect(told).toMatchObject({ strangers: 0, counted: told?.moments });
});

test('their pictures are served', async () => {
  const pictures = await app.run<{ image_url: string }>(
    `select distinct m.image_url from moment m join post p on p.id = m.post_id
     where m.image_url is not null and p.privacy = 'public'`,
  );
  expect(pictures.length).toBeGreaterThan(3);
  for (const { image_url: url } of pictures) {
    const response = await fetch(app.url + url);
    expect([url, response.status, response.headers.get('content-type')]).toEqual([url, 200, 'image/webp']);
  }
});
