import { beforeEach, describe, expect, test } from 'vitest';
import { emergencyDoors, givenContact, planIn, startIn } from '../test/emergencyDoors.ts';
import type { Made, Member } from '../test/factories.ts';
import { bareRide } from '../test/rideDoors.ts';
import { type SeriesDoor, seriesDoors } from '../test/seriesDoors.ts';
import { useApp } from '../test/useApp.ts';

// A leader changes the plan of a ride, and does not read more by it.

const app = useApp();
const [seriesDoor] = seriesDoors as [SeriesDoor];
let ada: Member;
let ben: Member;
let cleo: Member;
let ride: Made;
beforeEach(async () => {
  await app.run('truncate "user" cascade');
  ({ ada, ben, cleo } = await app.cast('ada', 'ben', 'cleo'));
  ride = await app.ride(ada, { content: 'Sunday Spin', date: '2087-05-01' });
  await app.participate(ride, ben);
});

const day = 24 * 60;

/** Edits the ride as its author. */
async function edit(minutes: number, duration?: string): Promise<void> {
  const input = { postId: ride.id, ride: { ...planIn(minutes), timeZone: 'UTC', distance: 20, duration } };
  const text = 'mutation ($input: UpdatePostInput!) { updatePost(input: $input) { post { id } } }';
  expect((await app.as(ada).query(text, { input })).error).toBeNull();
}

/** As if the last change had been made a day ago, and the ride began in an hour. */
async function waitForStart(): Promise<void> {
  const { date, time } = planIn(60);
  await app.run('update ride set date = $2, time = $3 where id = $1', ride.id, date, time);
  await app.run(`update ride set start_moved_at = now() - interval '24 hours' where id = $1`, ride.id);
}

/** As if a participant had joined some minutes later. */
const joinsLater = (member: Member, minutes: number) =>
  app.run(
    'update ride_participant set created_at = created_at + make_interval(mins => $3::int) where post_id = $1 and user_id = $2',
    ride.id,
    member.id,
    minutes,
  );

const open = async (privacy: string) =>
  expect((await app.as(ada).put(`/api/posts/${ride.id}`, { privacy })).status).toBe(200);

const putOn = async () => expect((await app.as(ada).delete(`/api/rides/${ride.id}/call-off`)).status).toBe(200);

/** Makes a series of Ada, or extends that of a date. Returns the ids of its posts, the latest first. */
async function makeSeries(extended?: string): Promise<string[]> {
  const rideData = { ...bareRide, date: '2086-06-04', time: '18:30', timeZone: 'UTC' };
  if (extended) await seriesDoor.extend(app.as(ada), extended, '2086-06-20');
  else await seriesDoor.create(app.as(ada), { rideData, repeats: 'FREQ=WEEKLY;BYDAY=TU;COUNT=2' });
  const rows = await app.run<Made>('select id from ride where series_id is not null order by starts_at desc');
  return rows.map(({ id }) => id);
}

describe.each(emergencyDoors)('an emergency contact by $name', ({ set, own, read }) => {
  const give = (member: Member) => set(app.as(member), member, givenContact);
  const ofBen = () => read(app.as(ada), ride);
  const shown = (...members: Member[]) => ({ members: members.map(({ id }) => id) });
  const readersOfBen = async () => (await own(app.as(ben), ben)).readers;

  test.each([
    ['a past ride', -900 * day, [-1]],
    ['a ride of yesterday', -day, [-1]],
    ['a ride of the day that is over', -10 * 60, [-60]],
    ['a far ride', 30 * day, [30]],
    ['a far ride, in small steps', 48 * 60, [37 * 60, 26 * 60, 25 * 60, 14 * 60, 3 * 60, 30]],
    ['a past ride by a step into the future', -900 * day, [25 * 60, 13 * 60, 60]],
    ['a ride that is over, in small steps', -20 * 60, [-9 * 60, -7 * 60, 60]],
  ])('is not read of %s that its leader moves to now', async (_which, minutes, steps) => {
    await give(ben);
    await startIn(app, ride, minutes);
    for (const step of steps) await edit(step);
    expect(await ofBen()).toEqual({ members: null });
    expect(await readersOfBen()).toEqual([]);
    await edit(minutes);
    expect(await ofBen()).toEqual({ members: null });
  });

  test.each([
    ['is delayed by an hour', 30, 90],
    ['is delayed by an hour after its start', -30, 30],
    ['is brought forward by two hours', 150, 30],
  ])('is read of a ride of the day that %s', async (_how, minutes, moved) => {
    await give(ben);
    await startIn(app, ride, minutes);
    await edit(moved);
    expect(await ofBen()).toEqual(shown(ben));
    expect(await readersOfBen()).toEqual([[ada.id, ride.id]]);
  });

  test('is read of a moved ride once the new start has stood for a day', async () => {
    await give(ben);
    await startIn(app, ride, 30 * day);
    await edit(60);
    await app.run(`update ride set start_moved_at = start_moved_at - interval '25 hours' where id = $1`, ride.id);
    expect(await ofBen()).toEqual(shown(ben));
  });

  test.each<[string, () => Promise<void>]>([
    ['a past ride', () => edit(25 * 60)],
    [
      'a past ride that was moved before',
      async () => {
        await app.run(`update ride set start_moved_at = starts_at - interval '1 hour', known_end = starts_at`);
        await edit(25 * 60);
      },
    ],
    [
      'a past ride that its participants could not read for some time',
      async () => {
        await app.run('update ride set start_moved_at = starts_at');
        await open('private');
        await open('public');
        await edit(25 * 60);
      },
    ],
    [
      'a past ride that was called off, and is on again',
      async () => {
        await app.run(`update ride set called_off_at = starts_at, called_off_reason = 'Ice'`);
        await edit(25 * 60);
        await putOn();
      },
    ],
    [
      'a past ride that was moved soon before it, from a day that is still ahead',
      async () => {
        await app.run(`update ride set start_moved_at = starts_at - interval '20 hours', known_until = starts_at - interval '20 hours',
          known_start = now() + interval '90 days', known_end = now() + interval '90 days'`);
        await edit(25 * 60);
      },
    ],
    [
      'a past ride that became longer after its end',
      async () => {
        await startIn(app, ride, -25 * 60);
        await edit(-25 * 60, '24h');
        await app.run(`update ride set start_moved_at = starts_at + interval '2 hours', known_until = starts_at + interval '2 hours',
          known_end = starts_at + interval '1 hour'`);
        await edit(25 * 60);
      },
    ],
    [
      'a past ride that began again after its end, and became longer',
      async () => {
        await startIn(app, ride, -23 * 60);
        await edit(-23 * 60, '24h');
        await app.run(`update ride set start_moved_at = starts_at - interval '2 minutes', known_until = starts_at - interval '2 minutes',
          known_start = starts_at - interval '7 hours', known_end = starts_at - interval '6 hours'`);
        await edit(25 * 60);
      },
    ],
    [
      'an old ride without a date',
      async () => {
        await app.run('update ride set date = null, time = null, start_moved_at = null, replanned_at = null');
        await edit(25 * 60);
      },
    ],
  ])('is not read of who took part in %s that its leader plans again in good time', async (_which, plan) => {
    for (const member of [ben, cleo]) await give(member);
    await app.participate(ride, cleo);
    await startIn(app, ride, -900 * day);
    await plan();
    await waitForStart();
    expect(await ofBen()).toEqual({ members: null });
    expect(await readersOfBen()).toEqual([]);
    expect((await app.as(cleo).delete(`/api/rides/${ride.id}/leave/${cleo.id}`)).status).toBe(200);
    await app.participate(ride, cleo);
    await joinsLater(cleo, 2);
    expect(await ofBen()).toEqual(shown(cleo));
    expect(await readersOfBen()).toEqual([]);
  });

  test('is read of a ride that was moved into the past by mistake', async () => {
    await give(ben);
    await startIn(app, ride, 30 * day);
    await edit(-335 * day);
    await edit(30 * day);
    await waitForStart();
    expect(await ofBen()).toEqual(shown(ben));
  });

  test('is not read of a ride that its leader moves while its participants cannot read it', async () => {
    await give(ben);
    await startIn(app, ride, 30 * day);
    await open('private');
    await edit(60);
    await app.run(`update ride set start_moved_at = start_moved_at - interval '25 hours' where id = $1`, ride.id);
    await open('public');
    expect(await ofBen()).toEqual({ members: null });
    expect(await readersOfBen()).toEqual([]);
  });

  test('is read of a moved ride for those who have joined since', async () => {
    await give(ben);
    await give(cleo);
    await startIn(app, ride, 30 * day);
    await edit(60);
    await app.participate(ride, cleo);
    await joinsLater(cleo, 2);
    expect(await ofBen()).toEqual(shown(cleo));
    expect(await readersOfBen()).toEqual([]);
  });

  test('is not read of who joined between two moves, by the plan before the first', async () => {
    await give(ben);
    await give(cleo);
    await startIn(app, ride, 60);
    await edit(30 * day);
    await app.participate(ride, cleo);
    await edit(60);
    expect(await ofBen()).toEqual(shown(ben));
  });

  test('is not read of who joins in the minute of a move, in which clocks differ', async () => {
    await give(cleo);
    await startIn(app, ride, 30 * day);
    await edit(60);
    await app.participate(ride, cleo);
    expect(await ofBen()).toEqual({ members: null });
  });

  test('is not read of who waited and gets a place after a move', async () => {
    await give(cleo);
    await app.run('update ride set places = 2 where id = $1', ride.id);
    await app.as(cleo).put(`/api/rides/${ride.id}/waiting`, {});
    await startIn(app, ride, 30 * day);
    await edit(60);
    await app.run('update ride set places = 3 where id = $1', ride.id);
    const rows = await app.run(
      'select user_id from ride_participant where post_id = $1 and asked_at is not null',
      ride.id,
    );
    expect(rows).toEqual([{ user_id: cleo.id }]);
    await joinsLater(cleo, 2);
    expect(await ofBen()).toEqual({ members: null });
  });

  test('is not read of a ride that was called off and is on again', async () => {
    await give(ben);
    await startIn(app, ride, 30);
    expect(await ofBen()).toEqual(shown(ben));
    expect((await app.as(ada).put(`/api/rides/${ride.id}/call-off`, { reason: 'Ice' })).status).toBe(200);
    await putOn();
    expect(await ofBen()).toEqual({ members: null });
    expect(await readersOfBen()).toEqual([]);
  });

  test('is not read of who cannot find the ride any more, and so cannot leave it', async () => {
    await give(ben);
    await startIn(app, ride, 30);
    expect((await app.as(ada).put(`/api/posts/${ride.id}`, { privacy: 'private' })).status).toBe(200);
    expect(await ofBen()).toEqual(shown());
    expect(await readersOfBen()).toEqual([]);
  });

  test('is not read of a date that its leader adds to an old series', async () => {
    await give(ben);
    const [first] = await makeSeries();
    await app.as(ben).post(`/api/rides/${first}/series/join`, {});
    const [last] = await makeSeries(first);
    ride = { id: last ?? '' };
    // As if the new date began in an hour.
    const { date, time } = planIn(60);
    const [added] = await app.run<{ at: Date }>('select start_moved_at as at from ride where id = $1', last);
    const text = `update ride set date = $2, time = $3, time_zone = 'UTC' where id = $1`;
    await app.run(text, ...[last, date, time]);
    await app.run(
      'update ride set start_moved_at = $2, known_start = null, known_end = null where id = $1',
      last,
      added?.at,
    );
    expect(await ofBen()).toEqual({ members: null });
    await app.run('update ride set start_moved_at = null where id = $1', last);
    expect(await ofBen()).toEqual(shown(ben));
  });

  test('is not read longer for a duration that is written late, or beyond a day', async () => {
    await give(ben);
    await startIn(app, ride, -9 * 60);
    await edit(-9 * 60, '167h');
    expect(await ofBen()).toEqual({ members: null });
    await startIn(app, ride, -31 * 60, '167h');
    expect(await ofBen()).toEqual({ members: null });
    await startIn(app, ride, -29 * 60, '167h');
    expect(await ofBen()).toEqual(shown(ben));
  });
});
