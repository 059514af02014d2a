import { registerEnumType } from 'type-graphql';

/** What members are notified of, by the words in which it is stored. */
export const NotificationKind = {
  JOIN: 'join',
  COMMENT: 'comment',
  REPLY: 'reply',
  LIKE: 'like',
  FOLLOW: 'follow',
  MENTION: 'mention',
  RIDE_CHANGED: 'rideChanged',
  RIDE_TOMORROW: 'rideTomorrow',
} as const;
export type NotificationKind = (typeof NotificationKind)[keyof typeof NotificationKind];

export const notificationKinds: readonly NotificationKind[] = Object.values(NotificationKind);

registerEnumType(NotificationKind, {
  name: 'NotificationKind',
  description: 'What a member is notified of. Each kind can be switched off by `setNotificationPreference`.',
  valuesConfig: {
    JOIN: { description: 'Others have joined a ride of one’s own: see `post`.' },
    COMMENT: { description: 'Others have commented on a post of one’s own: see `post` and `comment`.' },
    REPLY: { description: 'Others have answered a comment of one’s own: see `post` and `comment`.' },
    LIKE: { description: 'Others like a post of one’s own: see `post`.' },
    FOLLOW: { description: 'Others have begun to follow one.' },
    MENTION: {
      description:
        'Someone has written one’s `@username` in a post or a comment: see `post`, and `comment` where it stands in one. Of one text its first 20 names are told.',
    },
    RIDE_CHANGED: {
      description:
        'The day, time or place of a ride to come that one takes part in has changed: see `post` and `rideChange`.',
    },
    RIDE_TOMORROW: {
      description:
        'A ride that one takes part in starts within 24 hours of the notification: see `post`. Who joins it that late is told within minutes all the same.',
    },
  },
});
