import type { GroupKind, Privacy } from '../generated.ts';
import { visibilityOf } from './visibilities.tsx';

/** The group of a post that is being written. Null or absent for none. */
export type TargetGroup = { name: string; kind?: GroupKind } | null | undefined;

const { PUBLIC, GROUP, PRIVATE } = visibilityOf;
const alone = [PUBLIC, PRIVATE];
const inGroup = [PUBLIC, GROUP, PRIVATE];
const inShutGroup = [GROUP, PRIVATE];

const isShut = (group: TargetGroup) => group?.kind !== undefined && group.kind !== 'OPEN';

/** The audiences that an author can choose. The server makes a public post to a closed or hidden group one for its members. */
export function audienceOptions(group: TargetGroup) {
  if (!group) return alone;
  return isShut(group) ? inShutGroup : inGroup;
}

/** The wanted audience, or the nearest that a post to this group can have. `withoutGroup`: instead of the members of no group. */
export function possibleAudience(wanted: Privacy, group: TargetGroup, withoutGroup: Privacy): Privacy {
  if (wanted === 'GROUP' && !group) return withoutGroup;
  return wanted === 'PUBLIC' && isShut(group) ? 'GROUP' : wanted;
}
