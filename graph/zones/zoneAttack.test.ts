import { expect, test } from 'vitest';
import { seededRandom } from '../demo/random.ts';
import { newId } from '../platform/lib/ids.ts';
import { drawMap } from '../routes/drawMap.ts';
import type { Member } from '../test/factories.ts';
import { makeZone, rideOn } from '../test/routeDoors.ts';
import { runs } from '../test/runs.ts';
import { metresPerMile, stepFrom } from '../test/tracks.ts';
import { useApp } from '../test/useApp.ts';
import { insertInto } from '../test/visibility/insertInto.ts';
import type { ShownRide, Streets } from '../test/zoneAttack.ts';
import { doorByDistances, medianOf, metresApart, middleByEnds, rideFrom, weighed } from '../test/zoneAttack.ts';
import type { Place } from '../test/zoneChecks.ts';

/** The medians need six at least. */
const riders = Math.min(30, runs(6));
const [ridesFromOld, ridesFromNew] = [5, 10];
const radius = 0.25;
const wider = 0.39;
/** The changes of the zone, each with its radius in miles. */
const changes = [
  ['made', radius],
  ['moved', radius],
  ['resized', wider],
] as const;

const app = useApp({ RATE_LIMITS: '{"uploads": 1000000, "writes": 1000000, "reads": 1000000}' });

interface Rider {
  member: Member;
  streets: Streets;
  oldDoor: Place;
  door: Place;
  /** The rides from each of the two doors. */
  old: string[];
  now: string[];
}

/** Inserts rides as `POST /api/routes` stores them, with the whole distance as the author's figure. */
async function makeRides(member: Member, tracks: ReturnType<typeof rideFrom>[]): Promise<string[]> {
  const ids: string[] = [];
  for (const track of tracks) {
    const routeId = newId();
    const { hasElevation, bounds, line, profile, ...map } = drawMap([track], []);
    const json = { line: JSON.stringify(line), profile: JSON.stringify(profile) };
    await insertInto(app, 'route', { id: routeId, owner_id: member.id });
    const whole = { route_id: routeId, is_cut: false, has_elevation: hasElevation, ...bounds, ...json, ...map };
    await insertInto(app, 'route_map', whole);
    const ride = await rideOn(app, member, null);
    await app.run(
      'update ride set route_id = $2, distance = $3, elevation = $4 where id = $1',
      ride.id,
      routeId,
      map.distance,
      map.elevation,
    );
    ids.push(ride.id);
  }
  return ids;
}

/** A rider who has moved to a door some hundred metres away. */
async function makeRider(index: number): Promise<Rider> {
  const random = seededRandom(index + 1);
  const origin = { lat: -50 + random.next() * 110, lng: -170 + random.next() * 340 };
  const streets = { origin, turn: random.next() * 7 };
  const oldDoor = stepFrom(origin, random.next() * 300, random.next() * 7);
  const door = stepFrom(oldDoor, 250 + random.next() * 500, random.next() * 7);
  const member = await app.member(`rider${index}`);
  const secret = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
  await app.run('update "user" set zone_secret = $2 where id = $1', member.id, secret);
  const tracks = (count: number, from: Place) => Array.from({ length: count }, () => rideFrom(random, streets, from));
  const [old, now] = [tracks(ridesFromOld, oldDoor), tracks(ridesFromNew, door)];
  return { member, streets, oldDoor, door, old: await makeRides(member, old), now: await makeRides(member, now) };
}

/** The rides as a visitor sees them, in metres, without rides whose line is hidden. */
async function shownOf(ids: readonly string[]): Promise<ShownRide[]> {
  const shown: ShownRide[] = [];
  for (const id of ids) {
    const { body } = await app.as(null).get(`/api/posts/${id}`);
    const { distance, elevation, map } = body.rideData;
    const [one, other] = [map?.line[0]?.[0], map?.line.at(-1)?.at(-1)];
    if (!one || !other) continue;
    expect([distance <= map.distance, elevation <= map.elevation]).toEqual([true, true]);
    shown.push({ distance: distance * metresPerMile, mapDistance: map.distance * metresPerMile, ends: [one, other] });
  }
  return shown;
}

const deleteDocument = 'mutation ($zoneId: ID!) { deletePrivacyZone(zoneId: $zoneId) { deletedZoneId } }';

/** Replaces a zone. Creates the new zone first, so that nothing is visible in between. */
async function replaceZone(member: Member, former: string, zone: Place & { radius: number }): Promise<string> {
  const made = await makeZone(app, member, zone);
  expect((await app.as(member).query(deleteDocument, { zoneId: former })).error).toBeNull();
  return made;
}

interface Guesses {
  made: number[];
  moved: number[];
  resized: number[];
}

/** The distances in metres between the door and the guesses of a stranger who watches the rider create, move and resize a zone. */
async function attack({ member, streets, oldDoor, door, old, now }: Rider): Promise<Guesses> {
  const off = (from: Place, guesses: readonly Place[]) => guesses.map((guess) => metresApart(streets, from, guess));
  let zone = await makeZone(app, member, { ...oldDoor, radius });
  const first = await shownOf(old);
  const oldMiddle = middleByEnds(streets, first);
  const made = off(oldDoor, [oldMiddle, doorByDistances(streets, first)]);

  zone = await replaceZone(member, zone, { ...door, radius });
  const second = await shownOf(now);
  const middle = middleByEnds(streets, second);
  // The rides from the old door are complete again. They disclose the old door, and with it the shift of the old circle.
  const keptShift = weighed(streets, [middle, 1], [oldMiddle, -1], [oldDoor, 1]);
  const moved = off(door, [middle, doorByDistances(streets, second), keptShift]);

  await replaceZone(member, zone, { ...door, radius: wider });
  const third = await shownOf(now);
  const newMiddle = middleByEnds(streets, third);
  // If the shift were a fixed part of the radius, two circles would disclose the door.
  const grown = wider / (wider - radius);
  const extended = weighed(streets, [middle, grown], [newMiddle, 1 - grown]);
  const between = weighed(streets, [middle, 0.5], [newMiddle, 0.5]);
  const resized = off(door, [newMiddle, extended, between, doorByDistances(streets, third)]);
  return { made, moved, resized };
}

/** The median of each guess over all riders, and the smallest error, as parts of the radius. */
function summaryOf(found: readonly (readonly number[])[], zoneRadius: number) {
  const parts = found.map((guesses) => guesses.map((guess) => guess / zoneRadius / metresPerMile));
  const guesses = parts[0]?.map((_, index) => medianOf(parts.map((each) => each[index] ?? Number.NaN))) ?? [];
  return { medians: guesses, least: Math.min(...parts.flat()) };
}

test(`no rider is found by distances, ends and old zones nearer than the radius allows`, async ({ annotate }) => {
  const found: Guesses[] = [];
  for (let index = 0; index < riders; index += 1) found.push(await attack(await makeRider(index)));
  for (const [change, zoneRadius] of changes) {
    const { medians, least } = summaryOf(
      found.map((guesses) => guesses[change]),
      zoneRadius,
    );
    const said = medians.map((median) => median.toFixed(2)).join(', ');
    await annotate(`${change}: median distances ${said}, least ${least.toFixed(2)} of the radius`);
    expect(Math.min(...medians)).toBeGreaterThan(0.3);
    expect(least).toBeGreaterThan(0.1);
  }
});
