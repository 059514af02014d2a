import type { Piece } from './Track.ts';

/**
 * How far one must have gone up, and down again, for it to count, in metres: receivers and barometers waver by about as
 * much on the flat. It is the hysteresis that GoldenCheetah's Elevation Gain is set to unless its user says otherwise.
 */
const threshold = 3;

/**
 * The metres climbed: from each bottom to the next top, where both differ from what lies between by the threshold or more.
 * Whole climbs count, from turning to turning, so that the threshold takes nothing off their ends.
 */
export function climbOf(piece: Piece): number {
  let climbed = 0;
  let isRising = false;
  let turning: number | null = null;
  let bottom = 0;
  for (const { elevation } of piece) {
    if (elevation === null) continue;
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
