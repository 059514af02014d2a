import { describeEnum } from '../../platform/graphql/describeEnum.ts';

/** The kind of the removed thing. A warning and a suspension remove nothing. */
export const TakedownKind = {
  POST: 'post',
  COMMENT: 'comment',
  MOMENT: 'moment',
  PICTURE: 'picture',
  PROFILE: 'profile',
  GROUP: 'group',
  EVENT: 'event',
  WARNING: 'warning',
  SUSPENSION: 'suspension',
} as const;
export type TakedownKind = (typeof TakedownKind)[keyof typeof TakedownKind];

describeEnum(TakedownKind, 'TakedownKind', 'The kind of the removed thing, or a warning or suspension.', {
  POST: 'A post or a ride, with everything under it.',
  COMMENT: 'A comment with its replies, or a reply.',
  MOMENT: 'A moment of a ride.',
  PICTURE: 'One picture of a post, a moment, a profile or a group.',
  PROFILE: 'The display name, the bio, the location and the picture of a profile.',
  GROUP: 'A group with its posts and events.',
  EVENT: 'An event with its registrations.',
  WARNING: 'Nothing was removed: the operator warned the member.',
  SUSPENSION: 'Nothing was removed: the operator suspended the member.',
});

/** Why an operator acted: a closed list, so that reasons can be compared. */
export const TakedownReason = {
  SPAM: 'spam',
  HARASSMENT: 'harassment',
  HATE: 'hate',
  NUDITY: 'nudity',
  VIOLENCE: 'violence',
  DANGER_ON_THE_ROAD: 'danger-on-the-road',
  PRIVATE_DATA: 'private-data',
  COPYRIGHT: 'copyright',
  FALSE_INFORMATION: 'false-information',
  OTHER: 'other',
} as const;
export type TakedownReason = (typeof TakedownReason)[keyof typeof TakedownReason];

describeEnum(TakedownReason, 'TakedownReason', 'Why the operator acted.', {
  SPAM: 'Advertising, or the same text many times.',
  HARASSMENT: 'It attacks or threatens a person.',
  HATE: 'It attacks people for what they are.',
  NUDITY: 'It shows nudity or sexual content.',
  VIOLENCE: 'It shows or praises violence.',
  DANGER_ON_THE_ROAD: 'It calls for riding that endangers people.',
  PRIVATE_DATA: 'It reveals private data of a person.',
  COPYRIGHT: 'It belongs to somebody else.',
  FALSE_INFORMATION: 'It is false and can do harm.',
  OTHER: 'Another reason: see `words`.',
});

/** The decision on an appeal, or the restore without one. */
export const TakedownDecision = { UPHELD: 'upheld', RESTORED: 'restored' } as const;
export type TakedownDecision = (typeof TakedownDecision)[keyof typeof TakedownDecision];

describeEnum(TakedownDecision, 'TakedownDecision', 'The decision on a removal.', {
  UPHELD: 'The operator refused the appeal: it stays removed, or the member suspended.',
  RESTORED: 'It is back, or the member can sign in again.',
});
