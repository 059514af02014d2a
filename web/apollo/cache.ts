import type { FieldReadFunction, Reference, TypePolicies } from '@apollo/client';
import { InMemoryCache } from '@apollo/client';
import { connection, viewerAvoids } from './connection.ts';

const nullIfDeleted: FieldReadFunction = (stored, { canRead }) => (stored && !canRead(stored) ? null : stored);

// The server names another liker at the next reading.
const nullIfAvoided: FieldReadFunction<Reference | null> = (stored, { readField }) =>
  stored && viewerAvoids(stored, readField) ? null : stored;

/** The policy of every paged list and of every object without an id. */
const typePolicies: TypePolicies = {
  Query: {
    fields: {
      blockedUsers: connection(),
      events: connection('scope'),
      feed: connection('groupId', 'scope'),
      groupMembers: connection('groupId', 'query'),
      groups: connection('order', 'query', 'scope'),
      mutedUsers: connection(),
      notifications: connection(),
      // A deleted post or comment is null. A dangling reference would be requested again.
      comment: { read: nullIfDeleted },
      post: { read: nullIfDeleted },
      rides: connection(
        'followedGoing',
        'from',
        'groupId',
        'maximumDistance',
        'minimumDistance',
        'difficulty',
        'surface',
        'noDrop',
        'minimumPace',
        'maximumPace',
        'order',
        'to',
        'type',
      ),
      riderSuggestions: { merge: false },
      savedRides: connection(),
      search: { keyArgs: ['query'] },
    },
  },
  Comment: { fields: { following: connection(), previous: connection(), replies: connection() } },
  // The faces on a page and the full list of participants are separate lists.
  Event: {
    fields: {
      followedParticipants: connection('first'),
      participants: connection('first'),
      waiting: connection('first'),
    },
  },
  // A post and its pictures have one id.
  FoundContent: { keyFields: ['kind', 'id', 'picture'] },
  // The faces of a card, those of the group's page, and the full list are separate lists.
  Group: {
    fields: {
      events: connection('first'),
      members: connection('first'),
      requests: connection(),
      rulesVersions: connection(),
      invitations: { merge: false },
      pinnedPost: { read: nullIfDeleted },
    },
  },
  Instance: { merge: true },
  InstanceSettings: { merge: true },
  MailAddress: { merge: true },
  MailSchedule: { merge: true },
  MyRideCounts: { merge: true },
  RideSheet: { merge: true },
  Notification: { fields: { actors: { merge: false }, rideChange: { merge: false } } },
  Operator: {
    merge: true,
    fields: {
      appeals: connection(),
      applications: connection('state'),
      content: connection('find'),
      events: connection('query'),
      groups: connection('query'),
      invitations: connection(),
      log: connection('query'),
      members: connection('query', 'state'),
      otherSessions: connection(),
      reports: connection('state'),
      takedowns: connection('state'),
    },
  },
  OperatorOverview: { merge: true },
  OperatorWaiting: { merge: true },
  PaceGroup: { fields: { leaders: { merge: false } } },
  Picture: { merge: true },
  Place: { merge: true },
  Post: {
    fields: {
      comments: connection(),
      followedLiker: { read: nullIfAvoided },
      likers: connection(),
      pictures: { merge: false },
    },
  },
  Ride: {
    // The faces on a card and the full list of riders are separate lists.
    fields: {
      attendance: connection(),
      followedParticipants: connection('first'),
      leaders: { merge: false },
      moments: connection(),
      paceGroups: { merge: false },
      participants: connection('first'),
      waiting: connection(),
    },
  },
  RideMap: { merge: true },
  RideSeries: { fields: { dates: { merge: false } } },
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
      groups: connection(),
      identities: { merge: false },
      passkeys: { merge: false },
      notificationPreferences: { merge: false },
      posts: connection('kind'),
      postsWithPictures: connection(),
      // The next ride beside the feed and the page of My rides are separate lists.
      rides: connection('first', 'scope'),
      sessions: connection(),
      privacyZones: { merge: false },
      // The settings ask whether there is one; the page lists them.
      takedowns: connection('first'),
    },
  },
  UserStats: { merge: true },
};

/** The normalized cache of one session. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({ typePolicies });
}
