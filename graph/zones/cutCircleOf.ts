import { randomInt } from 'node:crypto';
import { wrapped } from '../routes/longitudes.ts';
import { earthRadius } from '../routes/metresBetween.ts';

const metresPerMile = 1609.344;
const radians = Math.PI / 180;
const leastShift = 0.2;
const mostShift = 0.6;
/** How much wider than need be, as a part of the radius: for what rounding and the curve of the Earth take away. */
const margin = 0.1;
const fineness = 2 ** 40;

const drawn = () => randomInt(fineness) / fineness;

interface Zone {
  readonly lat: number;
  readonly lng: number;
  readonly radius: number;
}

interface CutCircle {
  readonly cutLat: number;
  readonly cutLng: number;
  /** Metres. */
  readonly cutRadius: number;
}

/**
 * The circle that is cut for a zone. Were it the zone itself, the ends of three routes would tell its middle, which is
 * somebody's door (W. U. Hassan et al., Analysis of Privacy Protections in Fitness Tracking Social Networks, 2018). So the
 * middle is moved by a fifth to three fifths of the radius, any way, and the circle made wide enough to hold the zone all the
 * same. It is drawn once, when the zone is made: drawn anew for each route, the average of many would tell the door again.
 */
export function cutCircleOf({ lat, lng, radius }: Zone): CutCircle {
  const metres = radius * metresPerMile;
  // The root spreads the middles evenly over the ring.
  const shift = metres * Math.sqrt(leastShift ** 2 + drawn() * (mostShift ** 2 - leastShift ** 2));
  const heading = drawn() * 2 * Math.PI;
  const degrees = shift / earthRadius / radians;
  return {
    cutLat: lat + degrees * Math.cos(heading),
    cutLng: wrapped(lng + (degrees * Math.sin(heading)) / Math.cos(lat * radians)),
    cutRadius: shift + metres * (1 + margin),
  };
}
