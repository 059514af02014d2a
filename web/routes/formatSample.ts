import type { Units } from '../lib/formatDistance.ts';
import { formatDistance } from '../lib/formatDistance.ts';
import { formatElevation } from '../lib/formatElevation.ts';
import type { ProfileSample } from './grades.ts';

const MINUS = '\u2212';

/** Formats the facts of a place along a route in the reader's units: '19.1 mi', '3,027 ft', '+2.8%'. */
export function formatSample({ distance, elevation, gradient }: ProfileSample, units: Units) {
  const along = formatDistance(distance, units);
  const height = formatElevation(Math.abs(elevation), units);
  const depth = elevation < 0 ? MINUS : '';
  return {
    distance: `${along.value} ${along.unit}`,
    elevation: `${depth}${height.value} ${height.unit}`,
    gradient: signed(gradient),
  };
}

function signed(percent: number): string {
  const figure = Math.abs(percent).toFixed(1);
  if (Number(figure) === 0) return '0%';
  return `${percent < 0 ? MINUS : '+'}${figure}%`;
}
