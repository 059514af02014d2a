import type { GroupKind, Privacy } from '../generated.ts';
import { type Visibility, visibilityOf } from './visibilities.tsx';

// The dialogs of posts and rides need this, and cards do not.

/** The group of a post that is being written. Null or absent for none. */
export type TargetGroup = { name: string; kind?: GroupKind } | null | undefined;

const { PUBLIC, GROUP, PRIVATE } = visibilityOf;

const isShut = (group: TargetGroup) => group?.kind && group.kind !== 'OPEN';

/** The audiences that an author can choose. The server makes a public post to a closed or hidden group one for its members. */
export function audienceOptions(group: TargetGroup): readonly Visibility[] {
  if (!group) return [PUBLIC, PRIVATE];
  return isShut(group) ? [GROUP, PRIVATE] : [PUBLIC, GROUP, PRIVATE];
}

/** The wanted audience, or the nearest that a post to this group can have. A post for the members of a group never becomes public by itself. */
export function possibleAudience(wanted: Privacy, group: TargetGroup): Privacy {
  if (wanted === 'GROUP' && !group) return 'PRIVATE';
  return wanted === 'PUBLIC' && isShut(group) ? 'GROUP' : wanted;
}

/** The end of a draft's name. A draft for the members of a closed group is shown on no other page. */
export const draftPlace = (group: (TargetGroup & { id: string }) | undefined): string =>
  group && isShut(group) ? `:${group.id}` : '';
