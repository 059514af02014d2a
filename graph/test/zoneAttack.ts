import type { Random } from '../demo/random.ts';
import { metresOfDegree, type TestPoint } from './tracks.ts';
import type { Place } from './zoneChecks.ts';

// The attack of a stranger who looks for a member's home. The stranger has a street map, and every figure and line end
// that visitors see. The streets here are a grid, where each route from the door is as long as its two sides together.
// With straight routes, two directions would be enough whatever is cut.

export interface Streets {
  /** Where both axes cross, and by how much the grid is turned, in radians. */
  readonly origin: Place;
  readonly turn: number;
}

/** Metres along the two directions of the streets. */
type Spot = readonly [number, number];

function toPlace({ origin, turn }: Streets, [x, y]: Spot): Place {
  const { north, east } = metresOfDegree(origin.lat);
  const [up, right] = [y * Math.cos(turn) - x * Math.sin(turn), x * Math.cos(turn) + y * Math.sin(turn)];
  return { lat: origin.lat + up / north, lng: origin.lng + right / east };
}

function toSpot({ origin, turn }: Streets, { lat, lng }: Place): Spot {
  const { north, east } = metresOfDegree(origin.lat);
  const [up, right] = [(lat - origin.lat) * north, (lng - origin.lng) * east];
  return [right * Math.cos(turn) - up * Math.sin(turn), right * Math.sin(turn) + up * Math.cos(turn)];
}

const step = 15;

/** A way along streets that never turns back, after its first spot. */
function wayTo(random: Random, from: Spot, to: Spot): Spot[] {
  const way: Spot[] = [];
  let [x, y] = from;
  let isAcross = random.next() < 0.5;
  while (x !== to[0] || y !== to[1]) {
    const [left, axis] = isAcross ? [to[0] - x, 0] : [to[1] - y, 1];
    let block = Math.min(Math.abs(left), 40 + random.next() * 160);
    for (; block > 0; block -= step) {
      const move = Math.sign(left) * Math.min(step, block);
      if (axis === 0) x = Math.abs(to[0] - x - move) < 1e-6 ? to[0] : x + move;
      else y = Math.abs(to[1] - y - move) < 1e-6 ? to[1] : y + move;
      way.push([x, y]);
    }
    isAcross = !isAcross;
  }
  return way;
}

/** A ride from a door to somewhere a few kilometres off, and back by other streets. */
export function rideFrom(random: Random, streets: Streets, door: Place): TestPoint[] {
  const start = toSpot(streets, door);
  const heading = random.next() * 2 * Math.PI;
  const far = 2500 + random.next() * 1500;
  const goal: Spot = [start[0] + far * Math.cos(heading), start[1] + far * Math.sin(heading)];
  const spots = [start, ...wayTo(random, start, goal), ...wayTo(random, goal, start)];
  return spots.map((spot, index) => ({ ...toPlace(streets, spot), elevation: 60 + 8 * Math.sin(index / 25) }));
}

/** The visible data of a ride for a visitor; distances in metres. */
export interface ShownRide {
  readonly distance: number;
  readonly mapDistance: number;
  readonly ends: readonly [Place, Place];
}

const distanceOf = (one: Spot, other: Spot) => Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]);

const apart = (one: Spot, other: Spot) => Math.hypot(one[0] - other[0], one[1] - other[1]);

interface Clue {
  readonly ends: readonly [Spot, Spot];
  readonly missing: number;
}

/** How badly a spot explains the missing metres; single rides that cannot be explained count little. */
const misfit = (spot: Spot, clues: readonly Clue[]) =>
  clues.reduce((sum, { ends: [one, other], missing }) => {
    const error = distanceOf(spot, one) + distanceOf(spot, other) - missing;
    return sum + Math.min(error * error, 90_000);
  }, 0);

function bestAround(middle: Spot, reach: number, clues: readonly Clue[]): Spot {
  let best = middle;
  let least = Number.POSITIVE_INFINITY;
  for (let x = -20; x <= 20; x += 1) {
    for (let y = -20; y <= 20; y += 1) {
      const spot: Spot = [middle[0] + (x * reach) / 20, middle[1] + (y * reach) / 20];
      const error = misfit(spot, clues);
      if (error < least) [best, least] = [spot, error];
    }
  }
  return best;
}

/** The circle through ends, by least squares (I. Kåsa, A circle fitting procedure, 1976). */
function circleThrough(spots: readonly Spot[]): Spot {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [mx, my] = [mean(spots.map(([x]) => x)), mean(spots.map(([, y]) => y))];
  const moved = spots.map(([x, y]) => [x - mx, y - my] as const);
  const total = (term: (x: number, y: number) => number) => moved.reduce((sum, [x, y]) => sum + term(x, y), 0);
  const [xx, xy, yy] = [total((x) => x * x), total((x, y) => x * y), total((_x, y) => y * y)];
  const right = total((x, y) => (x * (x * x + y * y)) / 2);
  const up = total((x, y) => (y * (x * x + y * y)) / 2);
  const determinant = xx * yy - xy * xy;
  return [mx + (right * yy - up * xy) / determinant, my + (up * xx - right * xy) / determinant];
}

/** The door that the missing distances lead to: where the ways along the streets from all ends meet. */
export function doorByDistances(streets: Streets, rides: readonly ShownRide[]): Place {
  const clues = rides.map(({ ends: [one, other], distance, mapDistance }): Clue => {
    return { ends: [toSpot(streets, one), toSpot(streets, other)], missing: distance - mapDistance };
  });
  let spot = circleThrough(clues.flatMap(({ ends }) => ends));
  for (const reach of [1500, 200, 30, 5]) spot = bestAround(spot, reach, clues);
  return toPlace(streets, spot);
}

/** The middle of the circle on which the lines of rides end. */
export const middleByEnds = (streets: Streets, rides: readonly ShownRide[]): Place =>
  toPlace(streets, circleThrough(rides.flatMap(({ ends }) => ends).map((end) => toSpot(streets, end))));

/** The weighted mean of some places. */
export function weighed(streets: Streets, ...places: readonly (readonly [Place, number])[]): Place {
  const spots = places.map(([place, weight]) => [toSpot(streets, place), weight] as const);
  const sum = (axis: 0 | 1) => spots.reduce((total, [spot, weight]) => total + spot[axis] * weight, 0);
  return toPlace(streets, [sum(0), sum(1)]);
}

export const metresApart = (streets: Streets, one: Place, other: Place): number =>
  apart(toSpot(streets, one), toSpot(streets, other));

export const medianOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
