import type { SheetGuestFragment, SheetPageQuery, SheetRiderFragment } from '../generated.ts';
import { formatTime12 } from '../lib/formatTime12.ts';
import { localOf } from '../lib/zonedTime.ts';
import type { Tappable } from './useCheckIns.ts';

export type SheetRide = NonNullable<NonNullable<SheetPageQuery['post']>['ride']>;
export type Sheet = NonNullable<SheetRide['sheet']>;

/** A pace group with its riders on the sheet. Without a letter: the riders of no group. */
export interface SheetGroup {
  id: string;
  letter?: string;
  name: string;
  riders: readonly SheetRiderFragment[];
}

/** The riders by pace group, in the order of the letters. Those of no group are last. */
export function groupsOf({ paceGroups }: SheetRide, { riders }: Sheet): SheetGroup[] {
  const named = paceGroups.map(({ id, letter, name }) => ({
    id,
    letter,
    name,
    riders: riders.filter(({ paceGroupId }) => paceGroupId === id),
  }));
  const known = new Set<string | null>(paceGroups.map(({ id }) => id));
  const others = riders.filter(({ paceGroupId }) => !known.has(paceGroupId));
  const rest = { id: 'riders', name: named.length > 0 ? 'No group' : 'Riders', riders: others };
  return [...named, rest].filter((group) => group.riders.length > 0);
}

export const riderTap = ({ user, isHere, tappedAt }: SheetRiderFragment): Tappable => ({
  id: user.id,
  isHere,
  tappedAt,
});
export const guestTap = ({ id, isHere, tappedAt }: SheetGuestFragment): Tappable => ({ id, isHere, tappedAt });

/** Everybody whom a leader can check in. */
export const everyTap = ({ riders, guests }: Sheet): Tappable[] => [...riders.map(riderTap), ...guests.map(guestTap)];

/** 'Here since 6:41 AM', or 'Not here yet'. */
export function hereText(isHere: boolean, tappedAt: string | null): string {
  if (!isHere) return 'Not here yet';
  return tappedAt ? `Here since ${formatTime12(localOf(new Date(tappedAt)).time)}` : 'Here';
}
