import { InMemoryCache } from '@apollo/client';
import { connection } from './connection.ts';

/** The normalized cache of one session: every list that grows and every object without an id has its line here. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          events: connection('scope'),
          feed: connection('groupId', 'scope'),
          groups: connection('query', 'scope'),
          mutedUsers: connection(),
          notifications: connection(),
          // A post that is deleted is null; left as a hole it would be asked for again.
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
        // The faces on a card and the pages of all riders are two lists.
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
    },
  });
}
