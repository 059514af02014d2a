import type { GroupKind, GroupRowFragment } from '../generated.ts';

/** The words for each kind of group. */
export const kindTexts: Record<GroupKind, string> = {
  OPEN: 'Open group',
  CLOSED: 'Closed group',
  HIDDEN: 'Hidden group',
};

/** Whether the viewer sees only the name, text and size of the group. */
export const isShut = ({ kind, viewerIsMember }: Pick<GroupRowFragment, 'kind' | 'viewerIsMember'>): boolean =>
  kind !== 'OPEN' && !viewerIsMember;

/** Whether no Undo leads back to what the viewer gives up by leaving the group: they are asked before. */
export const asksToLeave = ({ kind, viewerOrganises }: LeavableGroup): boolean =>
  kind !== 'OPEN' || viewerOrganises === true;

/** `viewerOrganises` is absent where only the row of the group is loaded. */
export type LeavableGroup = GroupRowFragment & { viewerOrganises?: boolean };
