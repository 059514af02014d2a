import { createHash } from 'node:crypto';
import type { Profile } from '../../model/routes/mapLine.ts';
import { originalPath } from '../../model/routes/originalFiles.ts';
import type { MapWaypoint } from '../../model/routes/waypoints.ts';
import { newId } from '../../platform/lib/ids.ts';
import { cutWaypoints } from '../../routes/cutWaypoints.ts';
import type { DrawnMap } from '../../routes/drawMap.ts';
import { drawMap } from '../../routes/drawMap.ts';
import { readWaypoints } from '../../routes/readWaypoints.ts';
import type { TrackPoint } from '../../routes/Track.ts';
import type { Member } from '../factories.ts';
import type { TestApp } from '../harness.ts';
import { insertInto } from './insertInto.ts';
import type { Marks } from './makeMarks.ts';

/** Where everyone of the cast lives: what lies there is for the owner of a route alone. */
export const home = { lat: 84.9, lng: 70.2, radius: 5 };
const circle = { lat: home.lat, lng: home.lng, radius: 10_000 };

/** Gives everyone who signs in a privacy zone around their home. */
export async function makeZones(app: TestApp, marks: Marks, members: Record<string, Member>): Promise<void> {
  for (const [name, member] of Object.entries(members)) {
    const thing = `privacy zones of ${name}`;
    const shown = { id: marks.note(thing, 'id', newId()), label: marks.word(thing, 'label') };
    const cut = { cut_lat: circle.lat, cut_lng: circle.lng, cut_radius: circle.radius };
    // Lowered figures would hide the marks of rides.
    const figures = { lowers_figures: false };
    await insertInto(app, 'privacy_zone', { ...shown, ...figures, owner_id: member.id, ...home, ...cut });
  }
}

/** A few steps: so few that nothing lies between them that could be taken for another mark. */
const stepsFrom = (lat: number, lng: number): TrackPoint[] => [
  { lat, lng, elevation: 100 },
  { lat: lat + 0.00013, lng, elevation: 101 },
];

/** The same profile with other distances and heights, so that each piece of two points is a climb. */
const climbing = (profile: Profile): Profile =>
  profile.map((samples) =>
    samples.map(([distance, elevation, ...rest], index) => [distance + index * 0.4, elevation + index * 300, ...rest]),
  );

type Drawn = DrawnMap & { waypoints: readonly MapWaypoint[] };

async function insertMap(app: TestApp, route_id: string, is_cut: boolean, map: Drawn): Promise<void> {
  const { hasElevation: has_elevation, bounds, line, profile, waypoints, ...rest } = map;
  const drawn = {
    line: JSON.stringify(line),
    profile: JSON.stringify(climbing(profile)),
    waypoints: JSON.stringify(waypoints),
  };
  await insertInto(app, 'route_map', { route_id, is_cut, has_elevation, ...bounds, ...drawn, ...rest });
}

/** Stores the file of a route, whose text is marked as its owner's alone. */
async function storeFile(
  { app, marks }: Makings,
  routeId: string,
  { thing, fact }: { thing: string; fact: string },
): Promise<void> {
  const bytes = Buffer.from(marks.word(thing, fact));
  const hash = createHash('sha256').update(bytes).digest('hex');
  const stored_as = marks.note('secrets', `name of the ${fact}`, `${hash}-${newId()}`);
  await app.backend.services.media.put(originalPath(stored_as), bytes);
  await insertInto(app, 'route_original', { route_id: routeId, stored_as, ending: 'gpx', byte_count: bytes.length });
  await insertInto(app, 'route_original_check', { stored_as, due_at: new Date() });
}

interface Makings {
  readonly app: TestApp;
  readonly marks: Marks;
}

/** The route of a ride or its pace group: from the home of its author, which is marked as theirs alone, and on from where all see it. */
export async function makeRoute(
  { app, marks }: Makings,
  { ride, author, ownerId, name = 'route' }: { ride: string; author: string; ownerId: string; name?: string },
): Promise<string> {
  const id = marks.note('secrets', `id of the ${name} of ${ride}`, newId());
  const atHome = stepsFrom(
    home.lat,
    marks.number(`whole routes of ${author}`, `home of the ${name} of ${ride}`, 10_000),
  );
  const track = [atHome, stepsFrom(marks.number(ride, `start of the ${name}`, 10_000), 20)];
  const texts = [
    marks.word(`whole routes of ${author}`, `waypoint at home of the ${name} of ${ride}`),
    marks.word(ride, `waypoint of the ${name}`),
  ];
  const found = track.flatMap(([place], index) => ({
    lat: place?.lat,
    lng: place?.lng,
    name: texts[index],
    isInOrder: true,
  }));
  const waypoints = readWaypoints(found, track);
  await insertInto(app, 'route', { id, owner_id: ownerId });
  await insertMap(app, id, false, { ...drawMap(track, []), waypoints });
  const cut = cutWaypoints(track, [circle], waypoints);
  await insertMap(app, id, true, { ...drawMap(track, [circle]), waypoints: cut });
  await storeFile({ app, marks }, id, { thing: `whole routes of ${author}`, fact: `file of the ${name} of ${ride}` });
  return id;
}
