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
