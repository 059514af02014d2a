/** Short names for the groups of the demo community, for use within the seed alone. */
export const groupKeys = [
  'spinners',
  'whiteRoad',
  'nightShift',
  'forestGravel',
  'dirtChurch',
  'flatlanders',
  'wrench',
  'randonneurs',
  'ridge',
  'tandem',
  'firstHundred',
] as const;

export type GroupKey = (typeof groupKeys)[number];
