import type {
  MeetingPointFragment,
  PaceGroupMapsQuery,
  RideMapQuery,
  RideRouteQuery,
  RouteViewFragment,
  TileLayerFragment,
  ZoneRowFragment,
  ZonesPageQuery,
} from '../generated.ts';
import { nina } from './world.ts';

type Climb = RouteViewFragment['climbs'][number];

const FIRST = { lat: 53, lng: -3 };
const STEP = 0.01;
const MILES_IN_DEGREE = 69.0933;

/** A route straight north. It climbs 100 feet in each step of 0.69 miles, and descends again from its middle. */
export function routeOf(steps: number, overrides: Partial<RouteViewFragment> = {}): RouteViewFragment {
  const places = Array.from({ length: steps + 1 }, (_, index) => ({ ...FIRST, lat: FIRST.lat + index * STEP }));
  const distance = steps * STEP * MILES_IN_DEGREE;
  return {
    __typename: 'RideMap',
    distance,
    elevation: Math.floor(steps / 2) * 100,
    hasElevation: true,
    bounds: { __typename: 'MapBounds', south: FIRST.lat, north: FIRST.lat + steps * STEP, west: -3, east: -3 },
    line: [places.map((place) => ({ __typename: 'MapPoint', ...place }))],
    profile: [
      places.map((place, index) => ({
        __typename: 'ProfileSample',
        ...place,
        distance: (distance / steps) * index,
        elevation: 100 * Math.min(index, steps - index),
        gradient: index < steps / 2 ? 2.7 : -2.7,
      })),
    ],
    waypoints: [],
    climbs: [],
    ...overrides,
  };
}

/** A climb of a route of `routeOf`, from one of its samples to a later one. */
export function climbBetween(from: number, to: number, overrides: Partial<Climb> = {}): Climb {
  const length = (to - from) * STEP * MILES_IN_DEGREE;
  return {
    __typename: 'Climb',
    startDistance: from * STEP * MILES_IN_DEGREE,
    endDistance: to * STEP * MILES_IN_DEGREE,
    length,
    gain: (to - from) * 100,
    meanGradient: 4.9,
    steepestGradient: 7.3,
    category: 'C3',
    ...overrides,
  };
}

/** The server's response with the map of ride-1. */
export function mapOf(
  map: RouteViewFragment | null,
  mapTiles: TileLayerFragment | null = null,
  meetingPoint: MeetingPointFragment | null = null,
): RideMapQuery {
  const instance = { __typename: 'Instance' as const, mapTiles, mapFile: null };
  const ride = { __typename: 'Ride' as const, id: 'ride-of-1', map, meetingPoint };
  return { instance, post: { __typename: 'Post', id: 'ride-1', ride } };
}

/** A meeting point beside the start of the routes of `routeOf`. */
export const meetingPointAt = (overrides: Partial<MeetingPointFragment> = {}): MeetingPointFragment => ({
  __typename: 'MeetingPoint',
  lat: 53.001,
  lng: -3.002,
  isHidden: false,
  ...overrides,
});
/** The server's response with the maps of the pace groups of ride-1. */
export function mapsOfGroups(maps: Record<string, RouteViewFragment | null>): PaceGroupMapsQuery {
  const paceGroups = Object.entries(maps).map(([id, map]) => {
    return { __typename: 'PaceGroup' as const, id, letter: id.slice(-1), name: 'Steady', map };
  });
  const ride = { __typename: 'Ride' as const, id: 'ride-of-1', paceGroups };
  return { instance: { __typename: 'Instance', mapTiles: null }, post: { __typename: 'Post', id: 'ride-1', ride } };
}

/** The server's response with the route of ride-1, for its author. */
export function routeOfRide(distance?: number, meetingPoint: MeetingPointFragment | null = null): RideRouteQuery {
  const map =
    distance === undefined ? null : { __typename: 'RideMap' as const, distance, elevation: 3120, hasElevation: true };
  const ride = { __typename: 'Ride' as const, id: 'ride-of-1', map, meetingPoint };
  return { post: { __typename: 'Post', id: 'ride-1', ride } };
}

export function zoneNamed(label: string, overrides: Partial<ZoneRowFragment> = {}): ZoneRowFragment {
  return { __typename: 'PrivacyZone', id: `${label}-id`, label, lat: 53.19, lng: -2.89, radius: 0.25, ...overrides };
}

/** The server's response with Nina's zones. */
export function zonesOf(...privacyZones: ZoneRowFragment[]): ZonesPageQuery & { viewer: object } {
  return { viewer: { __typename: 'User', id: nina.id, privacyZones } };
}
