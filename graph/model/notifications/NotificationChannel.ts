import { describeEnum } from '../../platform/graphql/describeEnum.ts';

/** The ways in which a notification reaches its member, by their words. */
export const NotificationChannel = { SCREEN: 'screen', MAIL: 'mail', DIGEST: 'digest' } as const;
export type NotificationChannel = (typeof NotificationChannel)[keyof typeof NotificationChannel];

describeEnum(NotificationChannel, 'NotificationChannel', 'A way in which a notification reaches its member.', {
  SCREEN: 'The list of notifications, with its count and its live events.',
  MAIL: 'A mail, about a minute after the act. Within 10 minutes a member gets one at most.',
  DIGEST: 'The weekly digest, if the member has chosen a day for it.',
});
