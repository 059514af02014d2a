import { createHmac } from 'node:crypto';
import { wrapped } from '../routes/longitudes.ts';
import { earthRadius } from '../routes/metresBetween.ts';

const metresPerMile = 1609.344;
const metresPerDegree = (earthRadius * Math.PI) / 180;
const radians = Math.PI / 180;
const leastRadius = 0.1;
const mostShift = 0.6;
/** The cut circle’s radius, as a part of the zone’s: the shift, the zone, and room for rounding and the curve of the Earth. */
const leastWidth = 1.7;
const widthRange = 0.2;
/** How wide a cell is, as a part of the radius that shifts are measured by. */
const cellWidth = 4;

interface Zone {
  readonly lat: number;
  readonly lng: number;
  /** Miles. */
  readonly radius: number;
}

interface CutCircle {
  readonly cutLat: number;
  readonly cutLng: number;
  /** Metres. */
  readonly cutRadius: number;
}

/** Three numbers from 0 to 1 that nobody can tell who does not have the secret. */
function draw(secret: string, words: readonly (string | number)[]): [number, number, number] {
  const bytes = createHmac('sha256', secret).update(words.join(' ')).digest();
  const part = (index: number) => bytes.readUInt32BE(index * 4) / 2 ** 32;
  return [part(0), part(1), part(2)];
}

/** Which cell of a grid a place lies in. Where its lines run is the secret’s too: a place near one is no hint. */
function cellOf(secret: string, { lat, lng }: Zone, size: number): [row: number, column: number] {
  const width = (size * cellWidth) / metresPerDegree;
  const [down, along] = draw(secret, ['grid', size]);
  const row = Math.floor(lat / width + down);
  const narrowing = Math.cos((row + 0.5 - down) * width * radians);
  return [row, Math.floor((lng * narrowing) / width + along)];
}

/**
 * The circle that is cut for a zone. Were it the zone itself, the ends of three routes would tell its middle, which is
 * somebody's door (W. U. Hassan et al., Analysis of Privacy Protections in Fitness Tracking Social Networks, 2018). So the
 * middle is moved by up to three fifths of the radius, any way, and the circle made wide enough to hold the zone all the same.
 * Its radius says nothing of how far the middle was moved. Nothing is drawn twice: the member's secret moves each zone of about
 * the same size in about the same place alike, for many circles that were drawn around one door would tell it again.
 */
export function cutCircleOf(zone: Zone, secret: string): CutCircle {
  const { lat, lng, radius } = zone;
  // Zones that differ in size by less than twice are moved by as much: as parts of their radii, two moves would tell the door.
  const size = leastRadius * metresPerMile * 2 ** Math.max(0, Math.floor(Math.log2(radius / leastRadius)));
  const [far, turned, wider] = draw(secret, ['zone', size, ...cellOf(secret, zone, size)]);
  // The root spreads the middles evenly over the disc.
  const degrees = (size * mostShift * Math.sqrt(far)) / metresPerDegree;
  const heading = turned * 2 * Math.PI;
  return {
    cutLat: lat + degrees * Math.cos(heading),
    cutLng: wrapped(lng + (degrees * Math.sin(heading)) / Math.cos(lat * radians)),
    cutRadius: radius * metresPerMile * (leastWidth + widthRange * wider),
  };
}
