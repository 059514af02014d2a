import type { TakedownKind } from '../generated.ts';

/** The name of a removed thing, as in 'Your post'. */
export const removedThings: Record<Exclude<TakedownKind, 'WARNING'>, string> = {
  POST: 'post',
  COMMENT: 'comment',
  MOMENT: 'moment',
  PICTURE: 'picture',
  PROFILE: 'profile',
  GROUP: 'group',
};
