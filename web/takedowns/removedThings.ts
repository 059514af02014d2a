import type { TakedownKind, TakedownRowFragment } from '../generated.ts';

const removedThings: Partial<Record<TakedownKind, string>> = {
  POST: 'post',
  COMMENT: 'comment',
  MOMENT: 'moment',
  PICTURE: 'picture',
  PROFILE: 'profile',
  GROUP: 'group',
  EVENT: 'event',
};

/** The name of a removed thing, as in 'Your post'. Absent for a warning and a suspension, which remove nothing. */
export const removedThing = ({
  kind,
  isOfGroup,
}: Pick<TakedownRowFragment, 'kind' | 'isOfGroup'>): string | undefined =>
  kind === 'PICTURE' && isOfGroup ? 'group’s picture' : removedThings[kind];
