import { describeEnum } from '../../platform/graphql/describeEnum.ts';

/** The kinds of notification, by their stored words. */
export const NotificationKind = {
  JOIN: 'join',
  COMMENT: 'comment',
  REPLY: 'reply',
  LIKE: 'like',
  FOLLOW: 'follow',
  MENTION: 'mention',
  RIDE_CHANGED: 'rideChanged',
  RIDE_TOMORROW: 'rideTomorrow',
  RIDE_DELETED: 'rideDeleted',
  PLACE_GIVEN: 'placeGiven',
  LEADER_NAMED: 'leaderNamed',
  CONTENT_REMOVED: 'removed',
  APPEAL_DECIDED: 'decided',
  WARNING: 'warning',
  ORGANISER_APPOINTED: 'appointed',
  REMOVED_FROM_GROUP: 'groupRemoved',
  GROUP_REQUESTED: 'groupAsked',
  GROUP_ADMITTED: 'groupAdmits',
  GROUP_REFUSED: 'groupRefuses',
  ANNOUNCED: 'announced',
  EVENT_CHANGED: 'eventChanged',
  EVENT_PLACE_GIVEN: 'eventPlace',
} as const;
export type NotificationKind = (typeof NotificationKind)[keyof typeof NotificationKind];

export const notificationKinds: readonly NotificationKind[] = Object.values(NotificationKind);

/** The kinds about decisions of the operator. A member cannot switch them off. */
export const officialKinds: readonly NotificationKind[] = [
  NotificationKind.CONTENT_REMOVED,
  NotificationKind.APPEAL_DECIDED,
  NotificationKind.WARNING,
];

/** The kinds whose subject is a group. */
export const groupKinds: readonly NotificationKind[] = [
  NotificationKind.ORGANISER_APPOINTED,
  NotificationKind.REMOVED_FROM_GROUP,
  NotificationKind.GROUP_REQUESTED,
  NotificationKind.GROUP_ADMITTED,
  NotificationKind.GROUP_REFUSED,
];

/** The kinds whose subject is an event. */
export const eventKinds: readonly NotificationKind[] = [
  NotificationKind.EVENT_CHANGED,
  NotificationKind.EVENT_PLACE_GIVEN,
];

describeEnum(
  NotificationKind,
  'NotificationKind',
  'The kind of a notification. The member can switch off each kind with `setNotificationPreference`, except CONTENT_REMOVED, APPEAL_DECIDED and WARNING.',
  {
    JOIN: 'Others have joined a ride of the viewer’s: see `post`.',
    COMMENT: 'Others have commented on a post of the viewer’s: see `post` and `comment`.',
    REPLY: 'Others have replied to a comment of the viewer’s: see `post` and `comment`.',
    LIKE: 'Others like a post of the viewer’s: see `post`.',
    FOLLOW: 'Others have followed the viewer.',
    MENTION:
      'Someone has written the viewer’s `@username` in a post or a comment: see `post`, and `comment` for a comment. Only the first 20 names in a text are notified.',
    RIDE_CHANGED:
      'The day, time or place of an upcoming ride of a participant, or of a member who waits for a place or has said maybe, has changed, or the ride is called off or on again: see `post` and `rideChange`.',
    RIDE_TOMORROW:
      'A ride in which the viewer participates starts within 24 hours of the notification: see `post`. A member who joins that late is notified within minutes.',
    RIDE_DELETED:
      'An upcoming ride in which the viewer participated, waited for a place or had said maybe, was deleted, or the operator removed an upcoming event that the viewer had registered for or waited for: see `deletedRide`. `post` is null. `rideChange` is a change that was still unread.',
    PLACE_GIVEN:
      'The viewer waited for a place in a ride and now participates: see `post`. Nobody else acted. It disappears when the viewer leaves the ride.',
    LEADER_NAMED:
      'The author of a ride has named the viewer a co-leader: see `post`. It disappears when the viewer no longer leads the ride.',
    CONTENT_REMOVED: 'The operator, or an organiser of a group, has removed something of the viewer’s: see `takedown`.',
    APPEAL_DECIDED: 'The operator has decided an appeal of the viewer’s, or restored what was removed: see `takedown`.',
    WARNING: 'The operator has warned the viewer: see `takedown`.',
    ORGANISER_APPOINTED: 'The viewer has become an organiser of a group: see `group`.',
    REMOVED_FROM_GROUP: 'An organiser has removed the viewer from a group: see `group`.',
    GROUP_REQUESTED: 'Others ask to join a group that the viewer organises: see `group`.',
    GROUP_ADMITTED: 'An organiser has admitted the viewer to a group: see `group`.',
    GROUP_REFUSED: 'An organiser has refused a request of the viewer to join a group: see `group`.',
    EVENT_CHANGED:
      'The day, time or place of an upcoming event that the viewer has registered for, or waits for, has changed, or it is called off or on again: see `event` and `rideChange`.',
    EVENT_PLACE_GIVEN:
      'The viewer waited for a place in an event and is now registered: see `event`. Nobody acted. It disappears when the viewer cancels.',
    ANNOUNCED: 'An organiser has announced something to all members of a group: see `post`.',
  },
);
