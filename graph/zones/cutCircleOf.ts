import { createHmac } from 'node:crypto';
import { wrapped } from '../routes/longitudes.ts';
import { earthRadius } from '../routes/metresBetween.ts';

const metresPerMile = 1609.344;
const metresPerDegree = (earthRadius * Math.PI) / 180;
const radians = Math.PI / 180;
const leastRadius = 0.1;
const maxShift = 0.6;
/** The shortest shift, as a part of the longest. It keeps the door away from the centre of the cut circle. */
const minShift = 0.5;
/** The width of a cell, as a part of the base radius of its size class. */
const cellWidth = 0.3;
/** The radius of the cut circle, as a part of the zone's: the shift, half the diagonal of a cell, the zone, and a margin for the curvature of the Earth. */
const minWidth = 1 + maxShift + cellWidth / Math.SQRT2 + 0.04;
const widthRange = 0.2;

interface Zone {
  readonly lat: number;
  readonly lng: number;
  /** In miles. */
  readonly radius: number;
}

interface CutCircle {
  readonly cutLat: number;
  readonly cutLng: number;
  /** In metres. */
  readonly cutRadius: number;
}

/** Pseudorandom numbers from 0 to 1, which only the holder of the secret can compute. */
function draw(secret: string, words: readonly (string | number)[]): (index: number) => number {
  const bytes = createHmac('sha256', secret).update(words.join(' ')).digest();
  return (index) => bytes.readUInt32BE(index * 4) / 2 ** 32;
}

interface Cell {
  readonly row: number;
  readonly column: number;
  /** The centre, in degrees. */
  readonly lat: number;
  readonly lng: number;
}

/** The grid cell that contains a place. The secret moves the grid, so the distance to a grid line discloses nothing. */
function cellOf(secret: string, { lat, lng }: Zone, size: number): Cell {
  const width = (size * cellWidth) / metresPerDegree;
  const drawn = draw(secret, ['grid', size]);
  const [down, along] = [drawn(0), drawn(1)];
  const row = Math.floor(lat / width + down);
  const middle = (row + 0.5 - down) * width;
  const narrowing = Math.cos(middle * radians);
  const column = Math.floor((lng * narrowing) / width + along);
  return { row, column, lat: middle, lng: ((column + 0.5 - along) * width) / narrowing };
}

/** A step of at most `max` metres, as [north, east]. The square root distributes the ends evenly over the ring. */
function step(max: number, part: number, heading: number): readonly [number, number] {
  const lowest = minShift ** 2;
  const length = max * Math.sqrt(lowest + (1 - lowest) * part);
  return [length * Math.cos(heading), length * Math.sin(heading)];
}

/**
 * The circle in which routes are cut for a zone. If it were the zone itself, the ends of three routes would disclose its centre,
 * which is the member's door (W. U. Hassan et al., Analysis of Privacy Protections in Fitness Tracking Social Networks, 2018).
 * Therefore the centre is shifted at random, and the circle is large enough to contain the zone. Its radius is independent of
 * the shift.
 *
 * The shift starts at the centre of the small grid cell that contains the place. The member's secret and the cell determine it:
 * - The same place always gets the same circle. The mean of several random circles around one door would disclose the door.
 * - Another place gets another shift. If the shift stayed the same, a known old door would disclose the new one.
 * - The shift grows with the radius, in two steps. The second step depends on the radius within its size class. Two zones of one
 *   class therefore disclose only the end of the first step.
 */
export function cutCircleOf(zone: Zone, secret: string): CutCircle {
  const { radius } = zone;
  const base = leastRadius * 2 ** Math.max(0, Math.floor(Math.log2(radius / leastRadius)));
  const size = base * metresPerMile;
  const cell = cellOf(secret, zone, size);
  const drawn = draw(secret, ['zone', size, cell.row, cell.column]);
  const heading = drawn(1) * 2 * Math.PI;
  const first = step(size * maxShift, drawn(0), heading);
  // The second step turns away from the line of the first step, to either side, so that it does not point at the door.
  const turned = heading + (drawn(5) < 0.5 ? 1 : -1) * (1 + drawn(3)) * (Math.PI / 3);
  const second = step((radius - base) * metresPerMile * maxShift, drawn(2), turned);
  const [north, east] = [first[0] + second[0], first[1] + second[1]];
  return {
    cutLat: cell.lat + north / metresPerDegree,
    cutLng: wrapped(cell.lng + east / metresPerDegree / Math.cos(cell.lat * radians)),
    cutRadius: radius * metresPerMile * (minWidth + widthRange * drawn(4)),
  };
}
