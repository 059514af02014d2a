import type { Units } from '../lib/formatDistance.ts';
import { kilometresInMile } from '../lib/formatDistance.ts';
import { niceStep } from '../lib/niceStep.ts';

/** As wide as a square of the grid is at least, in pixels. */
const NARROWEST = 64;
const METRES_IN_KILOMETRE = 1000;
const format = new Intl.NumberFormat('en', { maximumSignificantDigits: 1, useGrouping: false });

/** The squares of the grid: how wide they are in pixels, and what that stands for. */
export function mapScale(pixelsInMetre: number, units: Units): { pixels: number; words: string } {
  const [unit, kilometres] = units === 'METRIC' ? ['km', 1] : ['mi', kilometresInMile];
  const pixelsInUnit = pixelsInMetre * METRES_IN_KILOMETRE * Number(kilometres);
  const distance = niceStep(NARROWEST / pixelsInUnit);
  return { pixels: distance * pixelsInUnit, words: `${format.format(distance)} ${unit}` };
}
