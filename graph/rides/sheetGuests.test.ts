import { beforeEach, expect, test } from 'vitest';
import { newId } from '../platform/lib/ids.ts';
import { expectCountersHold } from '../test/expectCountersHold.ts';
import type { Made, Member } from '../test/factories.ts';
import { sheetDoors } from '../test/sheetDoors.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
let ben: Member;
let cleo: Member;
let dora: Member;
let ride: Made;
beforeEach(async () => {
  await app.run('truncate "user", "group" cascade');
  ({ ada, ben, cleo, dora } = await app.cast('ada', 'ben', 'cleo', 'dora'));
  ride = await app.ride(ada, { content: 'Mill loop', distance: 30, date: '2087-05-01' });
  for (const rider of [ben, cleo]) await app.participate(ride, rider);
});

const lead = (member: Member) =>
  app.run('update ride_participant set leads_since = now() where post_id = $1 and user_id = $2', ride.id, member.id);

test.each(sheetDoors)(
  'guests by $name are in pace groups, whose places they take',
  async ({ addGuest, removeGuest }) => {
    const rows = await app.run<{ id: string }>(
      `insert into pace_group (id, post_id, letter, name, distance, places)
     select gen_random_uuid(), $1, letter, letter, 20, 3 from unnest('{A,B}'::text[]) letter returning id`,
      ride.id,
    );
    const [a, b] = rows.map(({ id }) => id);
    await lead(ben);
    for (const rider of [ben, cleo]) await app.as(rider).post(`/api/rides/${ride.id}/join`, { paceGroupId: a });
    const taken = async () =>
      (await app.as(dora).get(`/api/rides/${ride.id}/pace-groups`)).body.map((group: { taken: number }) => group.taken);
    const groups = ({ sheet }: { sheet?: { guests: { name: string; paceGroupId: string | null }[] } | null }) =>
      sheet?.guests.map(({ name, paceGroupId }) => [name, paceGroupId]);
    const [joan, kim] = [newId(), newId()];
    // In the group of the leader by default, in none when it is full or the leader is in none.
    expect(groups(await addGuest(app.as(ben), ride, joan, 'Joan'))).toEqual([['Joan', a]]);
    expect(await taken()).toEqual([3, 0]);
    await addGuest(app.as(ben), ride, kim, 'Kim');
    expect(groups(await addGuest(app.as(ada), ride, joan, 'Jo'))).toEqual([
      ['Jo', a],
      ['Kim', null],
    ]);
    const refused = [
      { paceGroupId: a, code: 'CONFLICT', message: 'This pace group is full' },
      { paceGroupId: newId(), code: 'NOT_FOUND', message: 'Pace group not found' },
    ];
    for (const { paceGroupId, ...fault } of refused)
      expect(await addGuest(app.as(ada), ride, kim, 'Kim', { paceGroupId })).toMatchObject(fault);
    await app.as(dora).put(`/api/rides/${ride.id}/waiting`, { paceGroupId: a });
    await addGuest(app.as(ada), ride, joan, 'Jo', { paceGroupId: b });
    // The place that a guest leaves is given to the first member who waits for it.
    expect(await taken()).toEqual([3, 1]);
    expect(
      await app.run('select from ride_participant where pace_group_id = $1 and user_id = $2', a, dora.id),
    ).toHaveLength(1);
    await addGuest(app.as(ada), ride, joan, 'Jo', { paceGroupId: null });
    await addGuest(app.as(ada), ride, kim, 'Kim', { paceGroupId: b });
    await removeGuest(app.as(ada), ride, kim);
    expect(await taken()).toEqual([3, 0]);
    await app.run('delete from pace_group where id = $1', b);
    await expectCountersHold(app);
  },
);
