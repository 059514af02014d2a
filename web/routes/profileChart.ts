import type { RouteViewFragment } from '../generated.ts';
import type { Units } from '../lib/formatDistance.ts';
import { formatDistance, kilometresInMile } from '../lib/formatDistance.ts';
import { niceStep } from '../lib/niceStep.ts';
import type { GradeBand, ProfileSample } from './grades.ts';
import { gradeBands } from './grades.ts';

export interface Tick {
  /** Of the way along its axis, 0 to 100. */
  percent: number;
  value: number;
}

export interface ProfileChart {
  samples: readonly ProfileSample[];
  pieces: readonly { edge: readonly ProfileSample[]; bands: readonly GradeBand[] }[];
  /** Distances in the reader's units from the left, elevations in feet from below. */
  distances: readonly Tick[];
  elevations: readonly Tick[];
  unit: 'mi' | 'km';
  /** Of the drawing, 0 to 100, from the left and from above. */
  placeOf(sample: ProfileSample): { left: number; top: number };
}

/** A flat ride does not look like a mountain. */
const LEAST_FEET = 200;
const MOST_ELEVATIONS = 4;
const MOST_DISTANCES = 6;

/** Lays out how high a route leads; its pieces stand side by side. */
export function profileChart({ profile }: RouteViewFragment, units: Units): ProfileChart {
  const samples = profile.flat();
  const feet = samples.map(({ elevation }) => elevation);
  const [lowest, highest] = [Math.min(...feet), Math.max(...feet)];
  const step = niceStep(Math.max(highest - lowest, LEAST_FEET) / MOST_ELEVATIONS);
  const bottom = Math.floor(lowest / step) * step - (lowest < 0 ? 0 : Math.min(step / 2, lowest));
  const height = Math.max(highest, lowest + LEAST_FEET) - bottom;
  const miles = samples.at(-1)?.distance ?? 0;
  const length = units === 'METRIC' ? miles * kilometresInMile : miles;

  return {
    samples,
    pieces: profile.map((edge) => ({ edge, bands: gradeBands(edge) })),
    distances: ticks(0, length, niceStep(length / MOST_DISTANCES)),
    elevations: ticks(bottom, bottom + height, step),
    unit: formatDistance(0, units).unit,
    placeOf: ({ distance, elevation }) => ({
      left: (distance / miles) * 100,
      top: 100 - ((elevation - bottom) / height) * 100,
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

/** The index of the sample that is nearest to a distance in miles. */
export function nearestTo(samples: readonly ProfileSample[], distance: number): number {
  const found = samples.findIndex((sample) => sample.distance >= distance);
  if (found < 0) return samples.length - 1;
  const [before, after] = [samples[found - 1], samples[found]];
  const isBefore = before && after && distance - before.distance < after.distance - distance;
  return isBefore ? found - 1 : found;
}
