import type { RouteViewFragment } from '../generated.ts';
import type { Units } from '../lib/formatDistance.ts';
import { formatDistance, kilometresInMile } from '../lib/formatDistance.ts';
import { formatElevation, metresInFoot } from '../lib/formatElevation.ts';
import { niceStep } from '../lib/niceStep.ts';
import type { Band, Climb, ProfileSample } from './grades.ts';
import { bandsOf } from './grades.ts';

export interface Tick {
  /** The position along its axis, 0 to 100. */
  percent: number;
  value: number;
}

export interface ProfileChart {
  samples: readonly ProfileSample[];
  pieces: readonly { edge: readonly ProfileSample[]; bands: readonly Band[] }[];
  climbs: readonly Climb[];
  /** In the reader's units: distances from the left, elevations from the bottom. */
  distances: readonly Tick[];
  elevations: readonly Tick[];
  unit: 'mi' | 'km';
  heightUnit: 'ft' | 'm';
  /** In percent of the drawing, from the left and from the top. */
  placeOf(sample: ProfileSample): { left: number; top: number };
}

/** The smallest height of the chart, so that a flat ride does not look mountainous. */
const MIN_FEET = 200;
const MAX_ELEVATION_TICKS = 4;
const MAX_DISTANCE_TICKS = 6;

/** Lays out the elevation profile. Its pieces are separate lines. */
export function profileChart({ profile, climbs }: RouteViewFragment, units: Units): ProfileChart {
  const samples = profile.flat();
  const unitsInFoot = units === 'METRIC' ? metresInFoot : 1;
  const heights = samples.map(({ elevation }) => elevation * unitsInFoot);
  const [lowest, highest, least] = [Math.min(...heights), Math.max(...heights), MIN_FEET * unitsInFoot];
  const step = niceStep(Math.max(highest - lowest, least) / MAX_ELEVATION_TICKS);
  const bottom = Math.floor(lowest / step) * step - (lowest < 0 ? 0 : Math.min(step / 2, lowest));
  const height = Math.max(highest, lowest + least) - bottom;
  const miles = samples.at(-1)?.distance ?? 0;
  const length = units === 'METRIC' ? miles * kilometresInMile : miles;

  return {
    samples,
    pieces: profile.map((edge) => ({ edge, bands: bandsOf(edge, climbs) })),
    climbs,
    distances: ticks(0, length, niceStep(length / MAX_DISTANCE_TICKS)),
    elevations: ticks(bottom, bottom + height, step),
    unit: formatDistance(0, units).unit,
    heightUnit: formatElevation(0, units).unit,
    placeOf: ({ distance, elevation }) => ({
      left: (distance / miles) * 100,
      top: 100 - ((elevation * unitsInFoot - bottom) / height) * 100,
    }),
  };
}

function ticks(from: number, to: number, step: number): Tick[] {
  const first = Math.ceil(from / step);
  const count = Math.floor(to / step) - first + 1;
  return Array.from({ length: count }, (_, index) => {
    const value = (first + index) * step;
    return { value, percent: ((value - from) / (to - from)) * 100 };
  });
}

/** The index of the sample nearest to a distance in miles. */
export function nearestTo(samples: readonly ProfileSample[], distance: number): number {
  const found = samples.findIndex((sample) => sample.distance >= distance);
  if (found < 0) return samples.length - 1;
  const [before, after] = [samples[found - 1], samples[found]];
  const isBefore = before && after && distance - before.distance < after.distance - distance;
  return isBefore ? found - 1 : found;
}
