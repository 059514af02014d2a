import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../platform/lib/ids.ts';
import { bearing, makeAccessToken } from '../test/accessTokens.ts';
import { linkTo, readLink } from '../test/calendars.ts';
import type { Caller } from '../test/caller.ts';
import type { Member } from '../test/factories.ts';
import { bareRide, type RideDoor, rideDoors } from '../test/rideDoors.ts';
import { makeZone } from '../test/routeDoors.ts';
import { seriesDoors } from '../test/seriesDoors.ts';
import { sentSql } from '../test/sqlCounter.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
let ben: Member;
beforeEach(async () => {
  [ada, ben] = [await app.member(`ada_${newId().slice(-12)}`), await app.member(`ben_${newId().slice(-12)}`)];
});

const zone = { lat: 51.5, lng: 0.12, radius: 0.4 };
const inside = { lat: 51.5005, lng: 0.1203 };
const outside = { lat: 51.6, lng: 0.12 };

/** The point of a ride that a caller may read. */
async function pointIn(door: RideDoor, caller: Caller, id: string): Promise<object | null> {
  if (door.name === 'REST') return (await caller.get(`/api/posts/${id}`)).body.rideData.meetingPoint ?? null;
  const text = 'query ($id: ID!) { post(id: $id) { ride { meetingPoint { lat lng } } } }';
  return (await caller.query(text, { id })).data.post.ride.meetingPoint;
}

const create = async (door: RideDoor, meetingPoint: object | null, facts: object = {}) => {
  const rideData = { ...bareRide, meetingPoint };
  const { fault, post } = await door.create(app.as(ada), { content: 'Loop', ...facts, rideData });
  expect(fault).toBeNull();
  return post.id as string;
};
const update = (door: RideDoor, id: string, changes: object) =>
  door.update(app.as(ada), id, { content: 'Tea', rideData: { ...bareRide, ...changes } });

const deleteZone = (id: string) =>
  app.as(ada).query('mutation ($id: ID!) { deletePrivacyZone(zoneId: $id) { deletedZoneId } }', { id });

describe.each(rideDoors)('the meeting point of a ride by $name', (door) => {
  const seenBy = (member: Member | null, id: string) => pointIn(door, app.as(member), id);

  test('is read by everyone who may read the ride, stays in an edit that omits it, and moves and goes', async () => {
    const id = await create(door, outside);
    for (const viewer of [ada, ben, null]) expect(await seenBy(viewer, id)).toEqual(outside);
    await update(door, id, {});
    expect(await seenBy(ben, id)).toEqual(outside);
    await update(door, id, { meetingPoint: { lat: 0, lng: -180 } });
    expect(await seenBy(null, id)).toEqual({ lat: 0, lng: -180 });
    await update(door, id, { meetingPoint: null });
    expect(await seenBy(ada, id)).toBeNull();
    expect(await seenBy(ada, await create(door, null))).toBeNull();
  });

  test.each([
    [{ lat: 90.1, lng: 0 }, 'lat must be a number of degrees from -90 to 90'],
    [{ lat: 1, lng: -181 }, 'lng must be a number of degrees from -180 to 180'],
  ])('is refused as %j', async (meetingPoint, message) => {
    const rideData = { ...bareRide, meetingPoint };
    const refused = await door.create(app.as(ada), { content: 'Loop', rideData });
    expect(refused.fault).toEqual({ code: 'BAD_USER_INPUT', message });
  });

  test('is refused inside a privacy zone of the author, with the cure', async () => {
    const id = await create(door, outside);
    await makeZone(app, ada, zone);
    const refused = {
      fault: {
        code: 'BAD_USER_INPUT',
        message:
          'This meeting point lies in a privacy zone of yours, so that nobody else would see it: choose a point outside, or describe the place in location',
      },
      field: 'ride.meetingPoint',
    };
    expect(await update(door, id, { meetingPoint: inside })).toMatchObject(refused);
    const rideData = { ...bareRide, meetingPoint: inside };
    expect(await door.create(app.as(ada), { content: 'Loop', rideData })).toMatchObject(refused);
    expect(await seenBy(ada, id)).toEqual(outside);
  });

  test('is for the author alone while a zone that was created later contains it', async () => {
    const id = await create(door, inside);
    await makeZone(app, ben, zone);
    expect(await seenBy(null, id)).toEqual(inside);
    const home = await makeZone(app, ada, zone);
    await app.as(ben).post(`/api/rides/${id}/join`, {});
    for (const viewer of [ben, null]) expect(await seenBy(viewer, id)).toBeNull();
    expect(await seenBy(ada, id)).toEqual(inside);
    const { secret } = await makeAccessToken(app.as(ada));
    expect(await pointIn(door, app.with(bearing(secret)), id)).toBeNull();
    const { fault } = await update(door, id, { meetingPoint: inside, location: 'The mill' });
    expect(fault).toBeNull();
    expect(await seenBy(ben, id)).toBeNull();
    await makeZone(app, ada, { ...zone, lat: 51.6 });
    await deleteZone(home);
    expect(await seenBy(null, id)).toEqual(inside);
  });
});

test('the author reads whether a zone hides the meeting point, and a list reads the points of its rides in one statement', async () => {
  const [graphql] = rideDoors as [RideDoor];
  const ids = [await create(graphql, inside), await create(graphql, outside), await create(graphql, null)];
  await makeZone(app, ada, zone);
  const text = 'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Post { ride { meetingPoint { lat isHidden } } } } }';
  const read = async (member: Member) =>
    (await app.as(member).query(text, { ids })).data.nodes.map((post: { ride: object }) => post.ride);
  const shown = [{ meetingPoint: { lat: outside.lat, isHidden: false } }, { meetingPoint: null }];
  expect(await read(ada)).toEqual([{ meetingPoint: { lat: inside.lat, isHidden: true } }, ...shown]);
  expect(await read(ben)).toEqual([{ meetingPoint: null }, ...shown]);
  const sent = await sentSql(app, () => read(ben));
  expect(sent.filter((name) => name.startsWith('ride.meetingPoints'))).toHaveLength(1);
});

test('calendars contain the meeting point that everybody may read, and its change', async () => {
  const [graphql] = rideDoors as [RideDoor];
  const id = await create(graphql, { lat: 51.123_456_789, lng: 0 });
  const { path } = await linkTo(app, ada);
  const read = async () => {
    const [event] = (await readLink(app, path)).events;
    return { geo: event?.component.getFirstPropertyValue('geo'), sequence: event?.sequence, place: event?.location };
  };
  await update(graphql, id, {});
  const { sequence = 0, ...first } = await read();
  expect(first).toEqual({ geo: [51.123_457, 1e-6], place: 'Mill Square' });
  await update(graphql, id, { meetingPoint: inside });
  expect(await read()).toMatchObject({ geo: [inside.lat, inside.lng], sequence: sequence + 1 });
  const file = async () => (await app.as(ada).get(`/api/rides/${id}/ride.ics`)).body;
  expect(await file()).toContain(`GEO:${inside.lat};${inside.lng}`);
  await makeZone(app, ada, zone);
  expect((await read()).geo).toBeNull();
  expect(await file()).not.toContain('GEO');
});

test('all dates of a series share the meeting point, and an edit of later dates moves all of it', async () => {
  const [door] = seriesDoors as [(typeof seriesDoors)[number]];
  const rideData = { ...bareRide, date: '2086-06-04', meetingPoint: inside };
  const { id } = await door.create(app.as(ada), { rideData, repeats: 'FREQ=WEEKLY;BYDAY=TU;COUNT=3' });
  await door.extend(app.as(ada), id, '2086-06-25');
  const dates = (await door.read(app.as(ada), id)).dates ?? [];
  const [, second = '', third = '', fourth = ''] = dates.map(({ postId }) => postId);
  const points = () => Promise.all(dates.map(({ postId }) => pointIn(rideDoors[0] as RideDoor, app.as(ben), postId)));
  expect(await points()).toEqual([inside, inside, inside, inside]);
  const edit = (postId: string, changes: object, laterDates = true) =>
    door.update(app.as(ada), postId, { laterDates, rideData: { ...rideData, ...changes } });
  await edit(third, { date: '2086-06-18', meetingPoint: null }, false);
  expect(await edit(second, { date: '2086-06-11', meetingPoint: { ...inside, lng: 0.2 } })).toBeNull();
  const moved = { ...inside, lng: 0.2 };
  expect(await points()).toEqual([inside, moved, moved, moved]);
  expect(fourth).not.toBe('');
});
