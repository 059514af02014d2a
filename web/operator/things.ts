import type { ReportTarget, TakedownKind } from '../generated.ts';

/** The names of things on the board. */
export const thingNames: Record<TakedownKind | ReportTarget, string> = {
  POST: 'Post',
  COMMENT: 'Comment',
  MOMENT: 'Moment',
  PICTURE: 'Picture',
  PROFILE: 'Profile',
  GROUP: 'Group',
  WARNING: 'Warning',
  SUSPENSION: 'Suspension',
  USER: 'Member',
};

const removable: readonly string[] = ['POST', 'COMMENT', 'MOMENT', 'PICTURE', 'PROFILE', 'GROUP'];

/** Whether a removal can remove things of this kind. */
export const isRemovable = (kind: TakedownKind | ReportTarget): boolean => removable.includes(kind);
