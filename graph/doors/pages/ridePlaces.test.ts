import { beforeEach, expect, test } from 'vitest';
import type { Made } from '../../test/factories.ts';
import { useApp } from '../../test/useApp.ts';
import { postHead } from './postHead.ts';
import { findSharedPost } from './sharedPost.ts';

const app = useApp();
let ride: Made;
beforeEach(async () => {
  await app.run('truncate "user" cascade');
  const { ada, ben } = await app.cast('ada', 'ben');
  ride = await app.ride(ada, { content: 'Mill loop', date: '2087-05-01' });
  await app.participate(ride, ben);
});

async function metadata(): Promise<string> {
  const post = await findSharedPost(app.backend.sql, ride.id);
  if (!post) throw new Error('Visitors cannot see the ride');
  return String(postHead(post, 'https://rides.example', 'Cycle Chat').metadata);
}

test('other sites show the places of a ride with a maximum', async () => {
  await app.run('update ride set places = 5 where id = $1', ride.id);
  const text = await metadata();
  expect(text).toContain('"maximumAttendeeCapacity":5');
  expect(text).toContain('"remainingAttendeeCapacity":3');
  expect(text).toContain('2 of 5 places');
  await app.run('update ride set places = 1 where id = $1', ride.id);
  expect(await metadata()).toContain('"remainingAttendeeCapacity":0');
});

test('and nothing of places for a ride without one', async () => {
  const text = await metadata();
  expect(text).toContain('2 going');
  expect(text).not.toContain('AttendeeCapacity');
});
