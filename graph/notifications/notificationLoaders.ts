import type { Reader } from '../model/reader.ts';
import { many, one } from '../platform/graphql/batch.ts';
import { mailPreferencesOf, silencedOf } from './notificationPreferences.ts';
import { unreadCounts } from './notifications.ts';

export const notificationLoaders = (reader: Reader) => ({
  /** Loads counts of any member. Only domain code may use it, and must return them to their member only. */
  unreadCountOfUser: one(
    (userIds) => unreadCounts(reader, userIds),
    ({ userId }) => userId,
  ),
  /** Loads preferences of any member. Only domain code may use it, and must return them to their member only. */
  silencedKindsOfUser: many(
    (userIds) => silencedOf(reader, userIds),
    ({ userId }) => userId,
  ),
  /** Loads preferences of any member. Only domain code may use it, and must return them to their member only. */
  mailPreferenceOfUser: one(
    (userIds) => mailPreferencesOf(reader, userIds),
    ({ userId }) => userId,
  ),
});
