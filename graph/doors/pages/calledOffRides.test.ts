import { beforeEach, expect, test } from 'vitest';
import type { Made, Member } from '../../test/factories.ts';
import { useApp } from '../../test/useApp.ts';
import { nextRide } from './nextRide.ts';
import { postHead } from './postHead.ts';
import { findSharedPost } from './sharedPost.ts';

const app = useApp();
let ada: Member;
let ride: Made;
beforeEach(async () => {
  await app.run('delete from "user"');
  ({ ada } = await app.cast('ada'));
  ride = await app.ride(ada, { content: 'Mill loop', date: '2087-05-01' });
  await app.as(ada).put(`/api/rides/${ride.id}/call-off`, { reason: 'Ice on <b>all</b> roads' });
});

const textOf = async (path: string) => (await fetch(app.url + path)).text();

test('other sites and calendars show that a ride is called off, and why', async () => {
  const post = await findSharedPost(app.backend.sql, ride.id);
  if (!post) throw new Error('Visitors cannot see the ride');
  const { metadata } = postHead(post, 'https://rides.example', 'Cycle Chat');
  expect(metadata).toContain('https://schema.org/EventCancelled');
  expect(metadata).toContain('<meta property="og:title" content="Called off: Mill loop">');
  expect(metadata).not.toContain('<b>all</b>');

  const embed = await textOf(`/embed/ride/${ride.id}`);
  expect(embed).toContain('<del>Called off: Mill loop</del>');
  expect(embed).toContain('Called off: Ice on &lt;b&gt;all&lt;/b&gt; roads');

  const calendar = await textOf(`/api/rides/${ride.id}/ride.ics`);
  for (const line of ['STATUS:CANCELLED', 'SUMMARY:Called off: Mill loop', 'SEQUENCE:1'])
    expect(calendar).toContain(line);
  await app.as(ada).delete(`/api/rides/${ride.id}/call-off`);
  const again = await textOf(`/api/rides/${ride.id}/ride.ics`);
  for (const line of ['STATUS:CONFIRMED', 'SUMMARY:Mill loop', 'SEQUENCE:2']) expect(again).toContain(line);
});

test('the picture of a ride changes once the ride is called off, also for those who have it', async () => {
  const get = async (headers: Record<string, string> = {}) => {
    const answer = await fetch(`${app.url}/preview/${ride.id}.png`, { headers });
    return { status: answer.status, etag: answer.headers.get('etag') ?? '', bytes: await answer.bytes() };
  };
  const off = await get();
  await app.as(ada).delete(`/api/rides/${ride.id}/call-off`);
  const on = await get({ 'if-none-match': off.etag });
  expect(on.status).toBe(200);
  expect(Buffer.from(on.bytes).equals(off.bytes)).toBe(false);
});

test('the next ride of a member is one that is not called off', async () => {
  const next = async () => (await nextRide(app.backend.sql, ada, new Date()))?.content;
  expect(await next()).toBeUndefined();
  await app.ride(ada, { content: 'Later', date: '2087-06-01' });
  expect(await next()).toBe('Later');
  await app.as(ada).delete(`/api/rides/${ride.id}/call-off`);
  expect(await next()).toBe('Mill loop');
});
