import type { MyRideScope } from '../generated.ts';

export type MyRideTab = 'going' | 'led' | 'saved' | 'past';

export const myRideTabs: readonly { value: MyRideTab; label: string }[] = [
  { value: 'going', label: 'Going' },
  { value: 'led', label: 'Led' },
  { value: 'saved', label: 'Saved' },
  { value: 'past', label: 'Past' },
];

/** The list that a tab shows. The saved rides have no scope. */
export const scopeOf: Readonly<Record<MyRideTab, MyRideScope>> = {
  going: 'GOING',
  led: 'LED',
  saved: 'GOING',
  past: 'PAST',
};

/** The server counts up to 100. */
const MAX_COUNT = 100;

/** '4', or '99+' where the server has stopped counting. */
export const countText = (count: number): string => (count < MAX_COUNT ? String(count) : `${MAX_COUNT - 1}+`);
