import type { ReportTarget, TakedownKind } from '../generated.ts';

/** The names of things on the board. */
export const thingNames: Record<TakedownKind | ReportTarget, string> = {
  POST: 'Post',
  COMMENT: 'Comment',
  MOMENT: 'Moment',
  PICTURE: 'Picture',
  PROFILE: 'Profile',
  GROUP: 'Group',
  EVENT: 'Event',
  WARNING: 'Warning',
  SUSPENSION: 'Suspension',
  USER: 'Member',
};

const removable: readonly string[] = ['POST', 'COMMENT', 'MOMENT', 'PICTURE', 'PROFILE', 'GROUP', 'EVENT'];

/** Whether a removal can remove things of this kind. */
export const isRemovable = (kind: TakedownKind | ReportTarget): boolean => removable.includes(kind);

/** Whether things of this kind have no author. */
export const hasNoAuthor = (kind: TakedownKind | ReportTarget): boolean => kind === 'GROUP' || kind === 'EVENT';

/** The name of a kind in a sentence, with its article: 'an event'. */
export const aThing = (kind: TakedownKind | ReportTarget): string =>
  `${kind === 'EVENT' ? 'an' : 'a'} ${thingNames[kind].toLowerCase()}`;
