import type { TypePolicies } from '@apollo/client';
import { InMemoryCache } from '@apollo/client';
import { connection } from './connection.ts';

/** The policy of every paged list and of every object without an id. */
const typePolicies: TypePolicies = {
  Query: {
    fields: {
      blockedUsers: connection(),
      events: connection('scope'),
      feed: connection('groupId', 'scope'),
      groups: connection('order', 'query', 'scope'),
      mutedUsers: connection(),
      notifications: connection(),
      // A deleted post is null. A dangling reference would be requested again.
      post: { read: (post, { canRead }) => (post && !canRead(post) ? null : post) },
      rides: connection('followedGoing', 'from', 'groupId', 'maximumDistance', 'minimumDistance', 'to', 'type'),
      savedRides: connection(),
      search: { keyArgs: ['query'] },
    },
  },
  Comment: { fields: { replies: connection() } },
  Instance: { merge: true },
  Notification: { fields: { actors: { merge: false }, rideChange: { merge: false } } },
  Picture: { merge: true },
  Place: { merge: true },
  Post: { fields: { comments: connection(), pictures: { merge: false } } },
  Ride: {
    // The faces on a card and the full list of riders are separate lists.
    fields: {
      followedParticipants: connection('first'),
      moments: connection(),
      participants: connection('first'),
    },
  },
  RideMap: { merge: true },
  SearchResults: {
    merge: true,
    fields: { users: connection(), posts: connection(), groups: connection(), events: connection() },
  },
  User: {
    fields: {
      accessTokens: connection(),
      calendarFeeds: connection(),
      followers: connection(),
      following: connection(),
      notificationPreferences: { merge: false },
      posts: connection('kind'),
      sessions: connection(),
      privacyZones: { merge: false },
    },
  },
  UserStats: { merge: true },
};

/** The normalized cache of one session. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({ typePolicies });
}
