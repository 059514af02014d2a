import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../platform/lib/ids.ts';
import { environmentOf, runHere } from '../test/commandLine.ts';
import type { Made, Member } from '../test/factories.ts';
import { sheetDoors, type Tap } from '../test/sheetDoors.ts';
import { useApp } from '../test/useApp.ts';
import { zoneAtNoon } from '../test/visibility/zoneAtNoon.ts';
import { forgetGuests } from './forgetGuests.ts';

const app = useApp();
const minute = 60_000;
const day = 24 * 60 * minute;
let ada: Member;
let ben: Member;
let cleo: Member;
let dora: Member;
let ride: Made;
beforeEach(async () => {
  await app.run('truncate "user", "group" cascade');
  ({ ada, ben, cleo, dora } = await app.cast('ada', 'ben', 'cleo', 'dora'));
  ride = await app.ride(ada, { content: 'Mill loop', distance: 30, date: '2087-05-01' });
  await startIn(-30 * minute);
  await app.participate(ride, ben);
  await app.participate(ride, cleo);
});

/** Moves the start of the ride to so many milliseconds from now. */
const startIn = (milliseconds: number) =>
  app.run(
    `update ride set time_zone = 'UTC', date = (at.start)::date, time = (at.start)::time
     from (select (now() + make_interval(secs => $2)) at time zone 'UTC' as start) at where id = $1`,
    ride.id,
    milliseconds / 1000,
  );
const tap = (rider: { id: string }, isHere = true, ago = 0): Tap => ({
  riderId: rider.id,
  isHere,
  at: new Date(Date.now() - ago).toISOString(),
});
const lead = (member: Member) =>
  app.run('update ride_participant set leads_since = now() where post_id = $1 and user_id = $2', ride.id, member.id);
const here = ({ riders }: { riders: { user: { username: string }; isHere: boolean }[] }) =>
  riders.filter(({ isHere }) => isHere).map(({ user }) => user.username);
const [door] = sheetDoors;
if (!door) throw new Error('There is no door');

describe.each(sheetDoors)(
  'the sheet by $name',
  ({ read, tap: send, addGuest, removeGuest, note, attendance, thank }) => {
    const hereNow = async () => here((await read(app.as(ada), ride)).sheet ?? { riders: [] });

    test('is for the leaders of the ride alone', async () => {
      const readers = { ada: true, ben: false, dora: false };
      for (const [name, sees] of Object.entries(readers)) {
        const { sheet } = await read(app.as({ ada, ben, dora }[name] ?? null), ride);
        expect(sheet !== null).toBe(sees);
      }
      expect((await read(app.as(null), ride)).sheet).toBeNull();
      await lead(ben);
      expect((await read(app.as(ben), ride)).sheet).toMatchObject({
        riders: [
          { user: { username: 'ada' }, leads: true, isHere: false },
          { user: { username: 'ben' }, leads: true },
          { user: { username: 'cleo' }, leads: false, tappedAt: null },
        ],
        guests: [],
        waiting: [],
        note: null,
        isOpen: true,
      });
      for (const write of [
        send(app.as(cleo), ride, [tap(cleo)]),
        addGuest(app.as(cleo), ride, newId(), 'Joan'),
        removeGuest(app.as(cleo), ride, newId()),
        note(app.as(cleo), ride, 'Mine'),
        thank(app.as(cleo), ride, 'Thanks'),
      ])
        expect(await write).toMatchObject({ code: 'NOT_FOUND', message: 'Sheet not found' });
      expect(await send(app.as(null), ride, [tap(cleo)])).toMatchObject({ code: 'UNAUTHENTICATED' });
      // A leader who may no longer read the ride leads it no more.
      await app.as(ada).put(`/api/posts/${ride.id}`, { privacy: 'private' });
      expect((await read(app.as(ben), ride)).sheet).toBeNull();
    });

    test('checks in and out; the latest tap counts in whichever order taps arrive', async () => {
      expect(here((await send(app.as(ada), ride, [tap(ben), tap(cleo)])).sheet ?? { riders: [] })).toEqual([
        'ben',
        'cleo',
      ]);
      const late = tap(ben, false, 5 * minute);
      await send(app.as(ada), ride, [late]);
      expect(await hereNow()).toEqual(['ben', 'cleo']);
      const out = tap(ben, false);
      for (const again of [out, out, tap(ben, true, 2 * minute)]) await send(app.as(ada), ride, [again]);
      expect(await hereNow()).toEqual(['cleo']);
      // A clock that is ahead: a later tap of another leader still counts.
      await lead(cleo);
      await send(app.as(ada), ride, [{ ...tap(ben), at: '2999-01-01T00:00:00.000Z' }]);
      await send(app.as(cleo), ride, [tap(ben, false)]);
      expect(await hereNow()).toEqual(['cleo']);
      // Riders who are not on the sheet are passed over.
      await send(app.as(ada), ride, [tap(dora), tap({ id: 'no id' }), tap(ben)]);
      expect(await hereNow()).toEqual(['ben', 'cleo']);
      expect(await app.run('select here_count from ride where id = $1', ride.id)).toEqual([{ here_count: 2 }]);
      await app.as(ben).delete(`/api/rides/${ride.id}/leave/${ben.id}`);
      expect(await app.run('select here_count from ride where id = $1', ride.id)).toEqual([{ here_count: 1 }]);
    });

    test('opens 2 hours before the start, closes 7 days after it, and needs a ride that takes place', async () => {
      const fault = async () => (await send(app.as(ada), ride, [tap(ben)])).message;
      await startIn(2 * 60 * minute + minute);
      expect(await fault()).toBe('Check-in opens 2 hours before the start of the ride');
      await startIn(2 * 60 * minute - minute);
      expect(await fault()).toBeUndefined();
      await startIn(-7 * day + 2 * minute);
      expect(await fault()).toBeUndefined();
      await startIn(-7 * day - 2 * minute);
      expect(await fault()).toBe('Check-in closes 7 days after the start of the ride');
      await app.run('update ride set date = null where id = $1', ride.id);
      expect(await fault()).toBe('Check-in needs a ride with a date and a time: edit the ride first');
      await startIn(minute);
      await app.as(ada).put(`/api/rides/${ride.id}/call-off`, { reason: 'Ice' });
      expect(await fault()).toBe('The ride is called off: nobody can be checked in');
      expect(await send(app.as(ada), ride, [])).toMatchObject({ message: 'taps must contain 1 to 100 taps' });
      const many = Array.from({ length: 101 }, () => tap(ben));
      expect(await send(app.as(ada), ride, many)).toMatchObject({ code: 'BAD_USER_INPUT' });
      const early = { ...tap(ben), at: '0000-01-01T00:00:00Z' };
      expect(await send(app.as(ada), ride, [early])).toMatchObject({ code: 'BAD_USER_INPUT' });
    });

    test('has at most 20 guests, by name, whom a leader renames, checks in and removes', async () => {
      const ids = Array.from({ length: 20 }, newId);
      const [first = ''] = ids;
      for (const id of ids) await addGuest(app.as(ada), ride, id, ` Guest ${id} `);
      await addGuest(app.as(ada), ride, first, 'Joan Spokes');
      expect(await addGuest(app.as(ada), ride, newId(), 'One more')).toMatchObject({
        message: 'A ride can have at most 20 guests: remove one first',
      });
      await send(app.as(ada), ride, [tap({ id: first })]);
      const { sheet } = await read(app.as(ada), ride);
      expect(sheet?.guests).toHaveLength(20);
      expect(sheet?.guests[0]).toEqual(expect.objectContaining({ id: first, name: 'Joan Spokes', isHere: true }));
      for (const _again of [1, 2]) await removeGuest(app.as(ada), ride, first);
      expect((await read(app.as(ada), ride)).sheet?.guests).toHaveLength(19);
      for (const name of ['', '  ', 'x'.repeat(61)])
        expect(await addGuest(app.as(ada), ride, newId(), name)).toMatchObject({ code: 'BAD_USER_INPUT' });
      expect(await addGuest(app.as(ada), ride, 'no id', 'Joan')).toMatchObject({ message: 'guestId must be a UUID' });
      const other = await app.ride(ada, { date: '2087-05-01' });
      expect(await addGuest(app.as(ada), other, ids[1] ?? '', 'Joan')).toMatchObject({ code: 'CONFLICT' });
    });

    test('tells leaders and participants who was there once the ride has started', async () => {
      expect(await attendance(app.as(ben), ride)).toEqual([]);
      await send(app.as(ada), ride, [tap(ben), tap(cleo)]);
      for (const member of [ada, ben, cleo]) expect(await attendance(app.as(member), ride)).toEqual(['ben', 'cleo']);
      for (const other of [dora, null]) expect(await attendance(app.as(other), ride)).toBeNull();
      await app.as(cleo).post(`/api/users/${ben.id}/block`);
      expect(await attendance(app.as(ben), ride)).toEqual(['ben']);
      await startIn(minute);
      expect(await attendance(app.as(ada), ride)).toBeNull();
    });

    test('thanks who was there, once, by a comment', async () => {
      expect(await thank(app.as(ada), ride, 'Thanks')).toMatchObject({
        message: 'Nobody was checked in: check in on the sheet who was there',
      });
      await send(app.as(ada), ride, [tap(ben), tap(ada)]);
      await startIn(minute);
      expect(await thank(app.as(ada), ride, 'Thanks')).toMatchObject({ code: 'BAD_USER_INPUT' });
      await startIn(-minute);
      expect(await thank(app.as(ada), ride, 'Thank you for riding')).toMatchObject({ content: 'Thank you for riding' });
      expect(await thank(app.as(ada), ride, 'Thank you again')).toMatchObject({ code: 'CONFLICT' });
      const heard = async (member: Member) => {
        const text = '{ notifications(first: 9) { nodes { kind comment { content } } } }';
        const { data } = await app.as(member).query(text);
        return data.notifications.nodes.filter(({ kind }: { kind: string }) => kind === 'MENTION');
      };
      expect(await heard(ben)).toEqual([{ kind: 'MENTION', comment: { content: 'Thank you for riding' } }]);
      for (const other of [cleo, ada]) expect(await heard(other)).toEqual([]);
    });
  },
);

test('two leaders at once: each rider has the state of the latest tap', async () => {
  await lead(ben);
  const crowd = await Promise.all(Array.from({ length: 10 }, (_, index) => app.member(`rider${index}`)));
  for (const member of crowd) await app.participate(ride, member);
  const start = Date.now() - 10 * minute;
  // Both leaders tap each rider three times, and the requests arrive in no order.
  const taps = crowd.flatMap((member, place) =>
    Array.from({ length: 6 }, (_, index) => ({
      by: index % 2 ? ada : ben,
      riderId: member.id,
      isHere: (index + place) % 2 === 0,
      at: new Date(start + index * 1000 + place).toISOString(),
    })),
  );
  const mixed = taps.toSorted((one, other) => hashOf(one.at + one.riderId) - hashOf(other.at + other.riderId));
  await Promise.all(mixed.map(({ by, ...each }) => door.tap(app.as(by), ride, [each])));
  const { sheet } = await door.read(app.as(ada), ride);
  const expected = crowd.filter((_member, place) => place % 2 === 1).map(({ username }) => username);
  expect(here(sheet ?? { riders: [] }).toSorted()).toEqual(expected.toSorted());
  expect(await app.run('select here_count from ride where id = $1', ride.id)).toEqual([{ here_count: 5 }]);
});

const hashOf = (text: string) => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7);

test('check-ins and members who leave beside them end without an error', async () => {
  const crowd = await Promise.all(Array.from({ length: 8 }, (_, index) => app.member(`rider${index}`)));
  for (const member of crowd) await app.participate(ride, member);
  const outcomes = await Promise.all(
    crowd.flatMap((member) => [
      door.tap(
        app.as(ada),
        ride,
        crowd.map((each) => tap(each)),
      ),
      app.as(member).delete(`/api/rides/${ride.id}/leave/${member.id}`),
    ]),
  );
  for (const outcome of outcomes) expect(outcome).not.toHaveProperty('code');
  expect(await app.run('select here_count, participant_count from ride where id = $1', ride.id)).toEqual([
    { here_count: 0, participant_count: 3 },
  ]);
});

describe('the distances', () => {
  const milesOf = async (member: Member) => {
    const text =
      'query ($id: ID!) { user(id: $id) { stats { weeklyDistance weeks(last: 1) { distance rideCount } } } }';
    const { data } = await app.as(member).query(text, { id: member.id });
    return [data.user.stats.weeklyDistance, ...data.user.stats.weeks.map(Object.values)];
  };

  test('count for who was there once a leader has checked anybody in, and for everyone before', async () => {
    await app.run('update "user" set time_zone = $1', zoneAtNoon(new Date()).timeZone);
    await startIn(-minute);
    for (const member of [ada, ben, cleo]) expect(await milesOf(member)).toEqual([30, [30, 1]]);
    await door.tap(app.as(ada), ride, [tap(ben)]);
    for (const member of [ada, cleo]) expect(await milesOf(member)).toEqual([0, [0, 0]]);
    expect(await milesOf(ben)).toEqual([30, [30, 1]]);
    await door.tap(app.as(ada), ride, [tap(ben, false)]);
    for (const member of [ada, ben, cleo]) expect(await milesOf(member)).toEqual([30, [30, 1]]);
  });
});

test('a block hides a rider from the sheet of a co-leader', async () => {
  await lead(ben);
  await app.as(cleo).post(`/api/users/${ben.id}/block`);
  const names = async (member: Member) =>
    (await door.read(app.as(member), ride)).sheet?.riders.map(({ user }) => user.username);
  expect(await names(ben)).toEqual(['ada', 'ben']);
  expect(await names(ada)).toEqual(['ada', 'ben', 'cleo']);
  await door.tap(app.as(ben), ride, [tap(cleo)]);
  expect(await app.run('select here_count from ride where id = $1', ride.id)).toEqual([{ here_count: 0 }]);
});

test('a suspended leader can neither read the sheet nor check in', async () => {
  await lead(ben);
  await door.read(app.as(ben), ride);
  await runHere(environmentOf(app), 'user', 'suspend', 'ben');
  expect((await app.as(ben).put(`/api/rides/${ride.id}/check-ins`, { taps: [tap(cleo)] })).status).toBe(401);
});

test('guests are deleted 30 days after the ride, and with it', async () => {
  await door.addGuest(app.as(ada), ride, newId(), 'Joan');
  const count = async () => (await app.run<{ id: string }>('select id from ride_guest')).length;
  const forgetIn = (days: number) => forgetGuests({ sql: app.backend.sql, now: new Date(Date.now() + days * day) });
  await forgetIn(29);
  expect(await count()).toBe(1);
  await startIn(20 * day);
  await forgetIn(31);
  expect(await count()).toBe(1);
  await forgetIn(51);
  expect(await count()).toBe(0);
  await door.addGuest(app.as(ada), ride, newId(), 'Joan');
  await app.as(ada).delete(`/api/posts/${ride.id}`);
  expect(await count()).toBe(0);
});

test('the exports contain the own attendance, and the guests and the note for the author', async () => {
  await lead(ben);
  await door.addGuest(app.as(ben), ride, newId(), 'Joan Spokes');
  await door.note(app.as(ben), ride, 'Regroup at the weir');
  await door.tap(app.as(ben), ride, [tap(cleo)]);
  const exported = async (member: Member) =>
    JSON.parse((await runHere(environmentOf(app), 'export', 'user', member.username)).out);
  const [ofAda, ofCleo] = [await exported(ada), await exported(cleo)];
  expect(ofAda.rides[0]).toMatchObject({ guests: [{ name: 'Joan Spokes' }], leaderNote: 'Regroup at the weir' });
  expect(ofAda.rideParticipations[0]).toMatchObject({ wasThere: false });
  expect(ofCleo.rideParticipations[0]).toMatchObject({ wasThere: true });
  expect(JSON.stringify([ofCleo, await exported(ben)])).not.toMatch(/Joan|weir/);
});
