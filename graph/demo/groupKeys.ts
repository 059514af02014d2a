/** Keys of the groups of the demo community. Only the seed uses them. */
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
