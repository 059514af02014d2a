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
  guests: readonly SheetGuestFragment[];
}

const isIn = (groupId: string) => (rider: { paceGroupId: string | null }) => rider.paceGroupId === groupId;

/** The riders or guests of none of the pace groups. */
function withoutGroup<Rider extends { paceGroupId: string | null }>(
  { paceGroups }: SheetRide,
  riders: readonly Rider[],
): Rider[] {
  const known = new Set<string | null>(paceGroups.map(({ id }) => id));
  return riders.filter(({ paceGroupId }) => !known.has(paceGroupId));
}

/** The guests of a ride without pace groups, who are listed after its riders. */
export const guestsApart = ({ paceGroups }: SheetRide, { guests }: Sheet): readonly SheetGuestFragment[] =>
  paceGroups.length > 0 ? [] : guests;

/** The riders and guests by pace group, in the order of the letters. Those of no group are last. */
export function groupsOf(ride: SheetRide, { riders, guests }: Sheet): SheetGroup[] {
  const named = ride.paceGroups.map(({ id, letter, name }) => ({
    id,
    letter,
    name,
    riders: riders.filter(isIn(id)),
    guests: guests.filter(isIn(id)),
  }));
  const rest: SheetGroup =
    named.length > 0
      ? { id: 'riders', name: 'No group', riders: withoutGroup(ride, riders), guests: withoutGroup(ride, guests) }
      : { id: 'riders', name: 'Riders', riders, guests: [] };
  return [...named, rest].filter((group) => group.riders.length + group.guests.length > 0);
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
