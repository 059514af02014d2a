import type { RouteViewFragment } from '../generated.ts';
import type { Token } from '../theme/tokens.ts';

export type ProfileSample = RouteViewFragment['profile'][number][number];

export interface Grade {
  name: string;
  color: Extract<Token, `grade${string}`>;
  /** In percent. A grade reaches up to the next one. */
  from: number;
}

export const grades: readonly Grade[] = [
  { name: 'Down', color: 'gradeDown', from: Number.NEGATIVE_INFINITY },
  { name: '0–2%', color: 'gradeFlat', from: 0 },
  { name: '2–5%', color: 'gradeRise', from: 2 },
  { name: '5–8%', color: 'gradeClimb', from: 5 },
  { name: '8–11%', color: 'gradeSteep', from: 8 },
  { name: '11%+', color: 'gradeWall', from: 11 },
];

/** Consecutive samples whose segments all have the same grade. */
export interface GradeBand {
  color: Grade['color'];
  samples: ProfileSample[];
}

/** Splits a piece of a profile into bands of one grade each. A band begins at the last sample of the previous one. */
export function gradeBands(piece: readonly ProfileSample[]): GradeBand[] {
  const bands: GradeBand[] = [];
  piece.slice(1).forEach((to, index) => {
    const from = piece[index] ?? to;
    const color = colorOf((from.gradient + to.gradient) / 2);
    const band = bands.at(-1);
    if (band?.color === color) band.samples.push(to);
    else bands.push({ color, samples: [from, to] });
  });
  return bands;
}

function colorOf(percent: number): Grade['color'] {
  return grades.findLast(({ from }) => percent >= from)?.color ?? 'gradeDown';
}
