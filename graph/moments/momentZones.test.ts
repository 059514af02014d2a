import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bearing, makeAccessToken } from '../test/accessTokens.ts';
import type { Made, Member } from '../test/factories.ts';
import { momentDoors } from '../test/momentDoors.ts';
import { makeZone, rideOn } from '../test/routeDoors.ts';
import { useApp } from '../test/useApp.ts';

const home = { lat: 53.19, lng: -2.89, radius: 0.4 };
const inside = { lat: 53.1912, lng: -2.8905 };
const outside = { lat: 53.25, lng: -2.89 };

const app = useApp();
let ada: Member;
let ben: Member;
let ride: Made;
beforeAll(async () => {
  ada = await app.member('ada');
  ben = await app.member('ben');
  ride = await rideOn(app, ada, null);
  await makeZone(app, ada, home);
  await app.as(ben).post(`/api/rides/${ride.id}/join`, {});
});

test.each(momentDoors)(
  'by $name a moment in one’s own zone keeps its words and loses its coordinates',
  async (door) => {
    const share = (member: Member, location: object, facts: object = {}) =>
      door.share(app.as(member), ride.id, { description: 'Coffee', location, ...facts });
    const bare = { lat: null, lng: null, address: 'Near the mill' };
    const { moment } = await share(ada, { ...inside, address: 'Near the mill' });
    expect(moment.location).toEqual(bare);
    expect((await share(ada, inside)).moment.location).toBeNull();
    expect((await share(ada, inside, { keepsPlace: false })).moment.location).toBeNull();
    expect((await share(ada, inside, { keepsPlace: true })).moment.location).toMatchObject(inside);
    expect((await share(ada, outside)).moment.location).toMatchObject(outside);
    expect((await share(ben, inside)).moment.location).toMatchObject(inside);

    const change = (changes: object) => door.update(app.as(ada), moment.id, changes);
    expect((await change({ location: inside })).moment.location).toBeNull();
    expect((await change({ location: inside, keepsPlace: true })).moment.location).toMatchObject(inside);
    const { fault } = await door.share(app.as(ada), ride.id, { location: inside });
    expect(fault).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'This place lies in a privacy zone of yours: add a description or a photo, or send keepsPlace',
    });
  },
);

describe.each(momentDoors)('by $name a zone that is made later', (door) => {
  const square = { lat: 51.5, lng: 0.12, radius: 0.4 };
  const point = { lat: 51.5005, lng: 0.1203 };
  let cleo: Member;
  let place: Made;
  let id: string;
  let round = 0;
  beforeEach(async () => {
    round += 1;
    cleo = await app.member(`${door.name.toLowerCase()}${round}`);
    place = await rideOn(app, cleo, null);
    const location = { ...point, address: 'The square' };
    ({ id } = (await door.share(app.as(cleo), place.id, { description: 'Tea', location })).moment);
  });
  const seenBy = async (viewer: Member | null) => (await door.list(app.as(viewer), place.id))?.[0]?.location;
  const bare = { lat: null, lng: null, address: 'The square' };

  test('hides the point of an older moment from everybody else, also after an edit, and shows it when the zone goes', async () => {
    const zone = await makeZone(app, cleo, square);
    for (const viewer of [ben, null]) expect(await seenBy(viewer)).toEqual(bare);
    expect(await seenBy(cleo)).toMatchObject(point);
    await door.update(app.as(cleo), id, { description: 'More tea' });
    expect(await seenBy(ben)).toEqual(bare);
    expect((await app.as(ben).query(`{ node(id: "${id}") { ... on Moment { location { lat } } } }`)).data.node).toEqual(
      {
        location: { lat: null },
      },
    );
    await app.as(cleo).query(`mutation { deletePrivacyZone(zoneId: "${zone}") { deletedZoneId } }`);
    expect(await seenBy(null)).toMatchObject(point);
  });

  test('shows the point that its author keeps in spite of the zone, also when another zone is made', async () => {
    await makeZone(app, cleo, square);
    await door.update(app.as(cleo), id, { keepsPlace: true });
    expect(await seenBy(ben)).toMatchObject(point);
    await makeZone(app, cleo, { ...square, radius: 0.6 });
    expect(await seenBy(ben)).toMatchObject(point);
  });

  test.each(['READ', 'WRITE'])('hides the point from an access token of its author that may %s', async (scope) => {
    const { secret } = await makeAccessToken(app.as(cleo), { scope });
    const program = app.with(bearing(secret));
    expect((await door.list(program, place.id))?.[0]?.location).toMatchObject(point);
    await makeZone(app, cleo, square);
    expect((await door.list(program, place.id))?.[0]?.location).toEqual(bare);
    const { data } = await program.query(`{ node(id: "${id}") { ... on Moment { location { lat lng } } } }`);
    expect(data.node.location).toEqual({ lat: null, lng: null });
  });

  test('is not overruled by an access token that does not send the point', async () => {
    await makeZone(app, cleo, square);
    const { secret } = await makeAccessToken(app.as(cleo));
    const edit = (changes: object) => door.update(app.with(bearing(secret)), id, changes);
    expect((await edit({ description: 'Cake', keepsPlace: true })).moment.location).toEqual(bare);
    for (const viewer of [ben, null]) expect(await seenBy(viewer)).toEqual(bare);
    expect(await seenBy(cleo)).toMatchObject(point);
    const other = { lat: 51.501, lng: 0.121 };
    expect((await edit({ location: other, keepsPlace: true })).moment.location).toMatchObject(other);
    expect(await seenBy(ben)).toMatchObject(other);
  });

  test('leaves the moments of others alone', async () => {
    await makeZone(app, ben, square);
    expect(await seenBy(null)).toMatchObject(point);
  });
});
