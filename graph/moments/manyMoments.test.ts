import { beforeAll, expect, test } from 'vitest';
import type { Made, Member } from '../test/factories.ts';
import { momentDoors } from '../test/momentDoors.ts';
import { useApp } from '../test/useApp.ts';
import { maxMoments, maxMomentsOfRide } from './insertMoment.ts';

const app = useApp();
let ada: Member;
let ben: Member;
let ride: Made;
beforeAll(async () => {
  ({ ada, ben } = await app.cast('ada', 'ben'));
  ride = await app.ride(ada, { date: '2087-06-01' });
  await app.participate(ride, ben);
  await app.run(
    `insert into moment (id, post_id, author_id, description, timestamp)
     select gen_random_uuid(), $1, $2, number, now() + number * interval '1 ms' from generate_series(1, $3::int) number`,
    ride.id,
    ada.id,
    maxMoments,
  );
});

test.each(momentDoors)('a member shares at most 1,000 moments of a ride, by $name', async ({ share }) => {
  const { fault } = await share(app.as(ada), ride.id, { description: 'One more' });
  expect(fault).toEqual({
    code: 'CONFLICT',
    message: 'You have shared 1,000 moments of this ride, which is the maximum: delete one first',
  });
  expect((await share(app.as(ben), ride.id, { description: 'First of another' })).fault).toBeNull();
});

test.each(momentDoors)('a ride has at most 20,000 moments, by $name', async ({ share, remove }) => {
  const full = await app.ride(ada, { date: '2087-06-02' });
  const first = await app.moment(ada, full);
  await app.run('update ride set moment_count = $2 where id = $1', full.id, maxMomentsOfRide - 1);
  const shareOne = () => share(app.as(ada), full.id, { description: 'One more' });
  expect((await shareOne()).fault).toBeNull();
  expect((await shareOne()).fault).toEqual({
    code: 'CONFLICT',
    message: 'This ride has 20,000 moments, which is the maximum: write a post of your own',
  });
  await remove(app.as(ada), first.id);
  expect((await shareOne()).fault).toBeNull();
});

test.each(momentDoors)(
  'the second half of the moments of a ride is for members who have shared few, by $name',
  async ({ share }) => {
    const half = await app.ride(ada, { date: '2087-06-02' });
    await app.participate(half, ben);
    await app.run(
      `insert into moment (id, post_id, author_id, description, timestamp)
     select gen_random_uuid(), $1, $2, 'One of many', now() from generate_series(1, 20)`,
      half.id,
      ada.id,
    );
    const shareOne = async (member: Member) =>
      (await share(app.as(member), half.id, { description: 'One more' })).fault?.message;
    await app.run('update ride set moment_count = 9999 where id = $1', half.id);
    expect(await shareOne(ada)).toBeUndefined();
    expect(await shareOne(ada)).toBe(
      'This ride has 10,000 moments, so a member can share at most 20 of it: write a post of your own',
    );
    expect(await shareOne(ben)).toBeUndefined();
  },
);

test('REST answers the first 1,000 moments, and others by pages', async () => {
  const read = async (query: string) => (await app.as(null).get(`/api/rides/${ride.id}/moments${query}`)).body;
  expect(await read('')).toHaveLength(1_000);
  expect(await read('?limit=5000')).toHaveLength(1_000);
  expect(await read('?page=2')).toHaveLength(2);
  const [third] = await read('?limit=1&page=3');
  expect(third).toEqual((await read('?limit=5'))[2]);
});
