import { describeEnum } from '../../platform/graphql/describeEnum.ts';

/** The kinds of groups, by their stored words. */
export const GroupKind = { OPEN: 'open', CLOSED: 'closed', HIDDEN: 'hidden' } as const;
export type GroupKind = (typeof GroupKind)[keyof typeof GroupKind];

export const groupKinds: readonly GroupKind[] = Object.values(GroupKind);

describeEnum(GroupKind, 'GroupKind', 'The kind of a group: it decides who finds and joins it.', {
  OPEN: 'Everyone reads it, and every member of the instance can join.',
  CLOSED:
    'Everyone finds it and reads its name, text, picture and size. Its organisers admit members. Only members read the rest, and its posts have the audience GROUP.',
  HIDDEN: 'Like CLOSED, but only its members find it. Others join by an invitation link.',
});
