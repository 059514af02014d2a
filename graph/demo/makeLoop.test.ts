import { expect, test } from 'vitest';
import { climbOf } from '../routes/climbOf.ts';
import { drawMap } from '../routes/drawMap.ts';
import { metresAlong, metresBetween } from '../routes/metresBetween.ts';
import { makeLoop } from './makeLoop.ts';
import { startPlaces } from './startPlaces.ts';
import { buildWorld } from './world.ts';

const rides = buildWorld(1, new Date('2026-11-19T12:00:00Z')).posts.flatMap(({ key, ride }) => {
  const start = ride && startPlaces.get(ride.location);
  return start ? [{ key, start, distance: ride.distance, elevation: ride.elevation }] : [];
});

test('every place at which rides with routes start is one of the demo community’s', () => {
  const places = new Set(buildWorld(1, new Date()).posts.map(({ ride }) => ride?.location));
  for (const place of startPlaces.keys()) expect(places).toContain(place);
  expect(rides.length).toBeGreaterThan(20);
});

test('a loop is as long and climbs as much as its ride says, and is one that could be ridden', () => {
  for (const ride of rides) {
    const loop = makeLoop(ride);
    expect(metresAlong(loop) / 1609.344 / ride.distance).toBeCloseTo(1, 2);
    expect(Math.abs(climbOf(loop) / 0.3048 / ride.elevation - 1)).toBeLessThan(0.1);
    const [first, last] = [loop[0], loop.at(-1)];
    expect(first && last && metresBetween(first, last)).toBeLessThan(1);
    expect(first).toMatchObject({ lat: ride.start.lat, lng: ride.start.lng });
    const { profile, points } = drawMap([loop], []);
    expect(points).toBeLessThanOrEqual(1500);
    for (const [, , gradient] of profile.flat()) expect(Math.abs(gradient)).toBeLessThan(22);
    for (const { elevation } of loop) expect(elevation).toBeGreaterThan(0);
  }
});

test('a loop is the same whenever it is made, and no other ride’s', () => {
  const [first, second] = rides;
  if (!first || !second) throw new Error('There are no rides');
  expect(makeLoop(first)).toEqual(makeLoop(first));
  expect(makeLoop({ ...first, key: second.key })).not.toEqual(makeLoop(first));
});
