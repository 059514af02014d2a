import { beforeEach, describe, expect, test } from 'vitest';
import type { Member } from '../test/factories.ts';
import { planRides } from '../test/planRides.ts';
import { bareRide, rideDoors } from '../test/rideDoors.ts';
import { useApp } from '../test/useApp.ts';
import { oneBehindOther } from '../test/whileLocked.ts';
import { maxRidesAhead } from './ridesAhead.ts';

const app = useApp();
let ada: Member;
beforeEach(async () => {
  await app.run('delete from "user"');
  ada = await app.member('ada');
  await planRides(app, ada.id, maxRidesAhead - 1);
});

const aheadCount = async () =>
  (
    await app.run<{ count: number }>(
      'select count(*)::int as count from ride r join post p on p.id = r.id where p.author_id = $1 and r.starts_at > now()',
      ada.id,
    )
  )[0]?.count;

const fault = {
  code: 'CONFLICT',
  message:
    'You have 500 rides that start in the future, which is the maximum: delete one first, or wait until one has started',
};
const past = { ...bareRide, date: '2020-06-01' };

describe.each(rideDoors)('rides ahead by $name', ({ create, update }) => {
  const plan = (rideData: object) => create(app.as(ada), { content: 'Once more', rideData });

  test('are at most 500 of a member, and one that is deleted makes room', async () => {
    const last = await plan(bareRide);
    expect(last.fault).toBeNull();
    expect(await plan(bareRide)).toMatchObject({ fault, field: 'ride.date' });
    const other = await app.member('ben');
    expect((await create(app.as(other), { content: 'Mine', rideData: bareRide })).fault).toBeNull();
    await app.as(ada).delete(`/api/posts/${last.post.id}`);
    expect((await plan(bareRide)).fault).toBeNull();
    expect(await aheadCount()).toBe(maxRidesAhead);
  });

  test('leave room for past rides, which an edit moves into the future only while there is room', async () => {
    const [ahead, gone] = [await plan(bareRide), await plan(past)];
    expect(gone.fault).toBeNull();
    const move = (id: string, rideData: object) => update(app.as(ada), id, { rideData });
    expect(await move(gone.post.id, bareRide)).toMatchObject({ fault, field: 'ride.date' });
    expect((await move(gone.post.id, { ...past, date: '2020-06-02' })).fault).toBeNull();
    expect((await move(ahead.post.id, { ...bareRide, date: '2087-06-01' })).fault).toBeNull();
    expect((await move(ahead.post.id, past)).fault).toBeNull();
    expect((await move(gone.post.id, bareRide)).fault).toBeNull();
    expect(await aheadCount()).toBe(maxRidesAhead);
  });

  test('that a member had before the limit can still be edited', async () => {
    const { post } = await plan(bareRide);
    await planRides(app, ada.id, 3);
    const { fault } = await update(app.as(ada), post.id, { rideData: { ...bareRide, date: '2087-06-01' } });
    expect(fault).toBeNull();
  });

  test('are counted one edit behind the other', async () => {
    const [one, other] = [await plan(past), await plan(past)];
    const move = (id: string) => update(app.as(ada), id, { rideData: bareRide });
    const [first, second] = await oneBehindOther(app, ada.id, {
      first: () => move(one.post.id),
      second: () => move(other.post.id),
    });
    expect([first.fault, second.fault]).toEqual([null, fault]);
    expect(await aheadCount()).toBe(maxRidesAhead);
  });
});
