import { describeEnum } from '../../platform/graphql/describeEnum.ts';

// Facts by which riders choose a ride. Each is optional.

export const RideDifficulty = { EASY: 'easy', MEDIUM: 'medium', HARD: 'hard' } as const;
export type RideDifficulty = (typeof RideDifficulty)[keyof typeof RideDifficulty];

describeEnum(RideDifficulty, 'RideDifficulty', 'How hard a ride is, as its author sees it.', {
  EASY: 'For everyone who can ride the distance.',
  MEDIUM: 'For riders with some training.',
  HARD: 'For trained riders.',
});

export const RideSurface = { PAVED: 'paved', MIXED: 'mixed', UNPAVED: 'unpaved' } as const;
export type RideSurface = (typeof RideSurface)[keyof typeof RideSurface];

describeEnum(RideSurface, 'RideSurface', 'The ground of a ride.', {
  PAVED: 'Asphalt, or another hard surface.',
  MIXED: 'Partly unpaved.',
  UNPAVED: 'Mostly unpaved.',
});

const oneOf = (values: object) =>
  Object.values(values)
    .map((value) => `'${value}'`)
    .join(', ');

/** Whether the facts of a ride are valid, as SQL. */
export const rideFactsCheck = `difficulty in (${oneOf(RideDifficulty)}) and surface in (${oneOf(RideSurface)}) and pace_min >= 0 and pace_min < 'infinity' and pace_max >= 0 and pace_max < 'infinity' and pace_min <= pace_max`;
