import type { PaceGroupRowFragment, RidePaceGroupFormQuery } from '../generated.ts';

/** A pace group of a ride. */
export const paceGroupOf = (letter: string, facts: Partial<PaceGroupRowFragment> = {}): PaceGroupRowFragment => ({
  __typename: 'PaceGroup',
  id: `group-${letter}`,
  letter,
  name: letter === 'A' ? 'Brisk' : 'Steady',
  distance: 31,
  pace: '17–19 mph',
  places: 8,
  takenCount: 3,
  waitingCount: 0,
  isFull: false,
  viewerIsIn: false,
  viewerIsWaiting: false,
  leaders: [],
  map: null,
  ...facts,
});

type FormGroup = NonNullable<NonNullable<RidePaceGroupFormQuery['post']>['ride']>['paceGroups'][number];

/** The server's response with the pace groups of ride-1, for its form. */
export const paceGroupFormOf = (...paceGroups: FormGroup[]): RidePaceGroupFormQuery => ({
  post: { __typename: 'Post', id: 'ride-1', ride: { __typename: 'Ride', id: 'ride-of-1', paceGroups } },
});
