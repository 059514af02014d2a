import type { Reader } from '../context.ts';
import { many, one } from '../lib/batch.ts';
import { silencedOf } from './notificationPreferences.ts';
import { unreadCounts } from './notifications.ts';

export const notificationLoaders = (reader: Reader) => ({
  /** Whoever asks: only for the domain, which answers members their own alone. */
  unreadCountOfUser: one(
    (userIds) => unreadCounts(reader, userIds),
    ({ userId }) => userId,
  ),
  /** Whoever asks: only for the domain, which answers members their own alone. */
  silencedKindsOfUser: many(
    (userIds) => silencedOf(reader, userIds),
    ({ userId }) => userId,
  ),
});
