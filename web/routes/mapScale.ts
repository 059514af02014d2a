import type { Units } from '../lib/formatDistance.ts';
import { kilometresInMile } from '../lib/formatDistance.ts';
import { niceStep } from '../lib/niceStep.ts';

/** In pixels: the smallest width of a grid square. */
const MIN_SQUARE_WIDTH = 64;
const METRES_IN_KILOMETRE = 1000;
const format = new Intl.NumberFormat('en', { maximumSignificantDigits: 1, useGrouping: false });

/** The scale of the grid: the width of a square in pixels, and the distance it stands for. */
export function mapScale(pixelsInMetre: number, units: Units): { pixels: number; words: string } {
  const [unit, kilometres] = units === 'METRIC' ? ['km', 1] : ['mi', kilometresInMile];
  const pixelsInUnit = pixelsInMetre * METRES_IN_KILOMETRE * Number(kilometres);
  const distance = niceStep(MIN_SQUARE_WIDTH / pixelsInUnit);
  return { pixels: distance * pixelsInUnit, words: `${format.format(distance)} ${unit}` };
}
