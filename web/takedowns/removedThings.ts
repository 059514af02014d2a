import type { TakedownKind } from '../generated.ts';

/** The name of a removed thing, as in 'Your post'. A warning and a suspension remove nothing. */
export const removedThings: Partial<Record<TakedownKind, string>> = {
  POST: 'post',
  COMMENT: 'comment',
  MOMENT: 'moment',
  PICTURE: 'picture',
  PROFILE: 'profile',
  GROUP: 'group',
};
