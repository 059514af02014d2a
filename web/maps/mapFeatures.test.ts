import { describe, expect, test } from 'vitest';
import { climbBetween, routeOf } from '../test/routeWorld.ts';
import {
  boundsOf,
  climbAmong,
  climbFeatures,
  endFeatures,
  lineFeatures,
  markFeatures,
  waypointFeatures,
} from './mapFeatures.ts';

const shown = (map = routeOf(40), letter = '') => ({
  id: letter || 'ride',
  name: letter,
  letter,
  postId: 'ride-1',
  map,
});
const point = (lat: number, lng: number) => ({ __typename: 'MapPoint' as const, lat, lng });

describe('the features of a map', () => {
  test('never join two pieces of a line', () => {
    const [line = []] = routeOf(20).line;
    const route = shown(routeOf(20, { line: [line.slice(0, 8), line.slice(12)] }));
    const { features } = lineFeatures([route], route);
    expect(features.map(({ geometry }) => geometry.coordinates.length)).toEqual([8, 9]);
  });

  test('stay in one piece across the 180th meridian, and so do their edges', () => {
    const bounds = { __typename: 'MapBounds' as const, south: -17, north: -16, west: 179.5, east: -179.5 };
    const route = shown(
      routeOf(2, { bounds, line: [[point(-16.5, 179.5), point(-16.4, -179.9), point(-16.3, -179.5)]] }),
    );
    const [feature] = lineFeatures([route], route).features;
    expect(feature?.geometry.coordinates).toEqual([
      [179.5, -16.5],
      [180.1, -16.4],
      [180.5, -16.3],
    ]);
    expect(boundsOf([route.map])).toEqual([
      [179.5, -17],
      [180.5, -16],
    ]);
  });

  test('mark the chosen route, and the others by their place in the legend', () => {
    const [ride, group] = [shown(), shown(routeOf(10), 'A')];
    const { features } = lineFeatures([ride, group], ride);
    expect(features.map(({ properties }) => properties)).toEqual([
      { tint: -1, letter: '' },
      { tint: 1, letter: 'A' },
    ]);
  });

  test('mark each mile or kilometre, the round ones first', () => {
    const ranksOf = (units: 'IMPERIAL' | 'METRIC') =>
      markFeatures(routeOf(20), units).features.map(({ properties: { words, rank } }) => `${words}:${rank}`);
    expect(ranksOf('IMPERIAL').slice(3, 10)).toEqual(['4:1', '5:5', '6:1', '7:1', '8:1', '9:1', '10:10']);
    expect(ranksOf('METRIC')).toHaveLength(22);
    expect(markFeatures(routeOf(400), 'IMPERIAL').features[0]?.properties).toEqual({ words: '5', rank: 5 });
  });

  test('tell the climb and the waypoint at hand', () => {
    const climbs = [climbBetween(2, 4), climbBetween(6, 8)];
    const pump = {
      __typename: 'Waypoint' as const,
      lat: 53.02,
      lng: -3,
      name: 'Pump',
      kind: 'WATER' as const,
      distance: 1,
    };
    const map = routeOf(20, { climbs, waypoints: [pump] });
    const stretches = climbFeatures(map);
    expect(stretches.features).toHaveLength(2);
    expect(climbAmong(stretches, climbs[1]).features).toEqual([stretches.features[1]]);
    expect(climbAmong(stretches, undefined).features).toEqual([]);
    expect(waypointFeatures(map, pump).features[0]?.properties).toEqual({ words: 'Pump', isNamed: 1 });
    expect(waypointFeatures(map, undefined).features[0]?.properties.isNamed).toBe(0);
  });

  test('share one mark for both ends of a loop', () => {
    const kindsOf = (map = routeOf(20)) =>
      endFeatures(map, undefined).features.map(({ properties }) => properties.words);
    expect(kindsOf()).toEqual(['Finish', 'Start']);
    expect(kindsOf(routeOf(2, { line: [[point(53, -3), point(53.1, -3), point(53.0005, -3)]] }))).toEqual([
      'Start and finish',
    ]);
  });
});
