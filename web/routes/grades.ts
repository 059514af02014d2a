import type { RouteViewFragment } from '../generated.ts';
import type { Token } from '../theme/tokens.ts';

export type ProfileSample = RouteViewFragment['profile'][number][number];
export type Climb = RouteViewFragment['climbs'][number];

export interface Grade {
  name: string;
  color: Extract<Token, `grade${string}`>;
  /** In percent. A grade reaches up to the next one. */
  from: number;
}

export const noClimb = { name: 'No climb', color: 'surfacePressed' } as const;
const gentlest: Grade = { name: '3–5%', color: 'gradeRise', from: 3 };
/** The grades of climbs, by mean gradient. */
const grades: readonly Grade[] = [
  gentlest,
  { name: '5–8%', color: 'gradeClimb', from: 5 },
  { name: '8–11%', color: 'gradeSteep', from: 8 },
  { name: '11%+', color: 'gradeWall', from: 11 },
];

export const gradeOf = ({ meanGradient }: Climb): Grade =>
  grades.findLast(({ from }) => meanGradient >= from) ?? gentlest;

/** The grades that climbs have, the gentlest first. */
export const gradesOf = (climbs: readonly Climb[]): Grade[] =>
  grades.filter((grade) => climbs.some((climb) => gradeOf(climb) === grade));

/** Consecutive samples of one climb, or between climbs. */
export interface Band {
  climb: Climb | undefined;
  samples: ProfileSample[];
}

/** Splits a piece of a profile at the ends of its climbs. A band begins at the last sample of the previous one. */
export function bandsOf(piece: readonly ProfileSample[], climbs: readonly Climb[]): Band[] {
  const bands: Band[] = [];
  piece.slice(1).forEach((to, index) => {
    const from = piece[index] ?? to;
    const climb = climbs.find((each) => from.distance >= each.startDistance && to.distance <= each.endDistance);
    const band = bands.at(-1);
    if (band?.climb === climb && band) band.samples.push(to);
    else bands.push({ climb, samples: [from, to] });
  });
  return bands;
}

/** The climb at a sample. Where one ends and the next starts, the next. */
export const climbAt = (climbs: readonly Climb[], sample: ProfileSample | undefined): Climb | undefined =>
  sample &&
  climbs.findLast(
    ({ startDistance, endDistance }) => startDistance <= sample.distance && sample.distance <= endDistance,
  );
