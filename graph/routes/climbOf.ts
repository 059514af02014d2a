import { isCliff } from './cleanTrack.ts';
import { metresBetween } from './metresBetween.ts';
import type { Piece } from './Track.ts';

/** The minimum rise and fall that counts, in metres. Receivers vary by about as much on the flat. */
const threshold = 3;
/** Heights are averaged over this many metres before and after each place. */
const reach = 12;

interface Place {
  readonly along: number;
  readonly elevation: number;
}

/**
 * The heights along a piece. A cliff is a recalibration of the altimeter: the heights after it continue from the height
 * before it.
 */
function placesOf(piece: Piece): Place[] {
  let along = 0;
  let lift = 0;
  let last: Place | undefined;
  return piece.flatMap((point, index) => {
    along += metresBetween(piece[index - 1] ?? point, point);
    const { elevation } = point;
    if (elevation === null) return [];
    if (last && isCliff(elevation - lift - last.elevation, along - last.along)) lift = elevation - last.elevation;
    last = { along, elevation: elevation - lift };
    return [last];
  });
}

/** The mean height around each place. Noise alone then seldom exceeds the threshold. */
function smoothed(places: readonly Place[]): number[] {
  let [first, behind, sum] = [0, 0, 0];
  return places.map(({ along }) => {
    for (; behind < places.length && (places[behind]?.along ?? 0) <= along + reach; behind += 1) {
      sum += places[behind]?.elevation ?? 0;
    }
    for (; (places[first]?.along ?? along) < along - reach; first += 1) sum -= places[first]?.elevation ?? 0;
    return sum / (behind - first);
  });
}

/**
 * The climb in metres: the sum of the rises from each bottom to the next top, where both differ from the heights
 * between by the threshold or more. Each rise counts from turning point to turning point, so that the threshold is not
 * subtracted from it.
 */
export function climbOf(piece: Piece): number {
  let climbed = 0;
  let isRising = false;
  let turning: number | null = null;
  let bottom = 0;
  for (const elevation of smoothed(placesOf(piece))) {
    if (turning === null) {
      turning = elevation;
      bottom = elevation;
    }
    const isFurther = isRising ? elevation > turning : elevation < turning;
    if (isFurther) turning = elevation;
    else if (Math.abs(elevation - turning) >= threshold) {
      if (isRising) climbed += turning - bottom;
      else bottom = turning;
      isRising = !isRising;
      turning = elevation;
    }
  }
  return isRising && turning !== null ? climbed + turning - bottom : climbed;
}
