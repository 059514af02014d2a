import type {
  GroupHeadFragment,
  GroupMemberFragment,
  GroupMembersQuery,
  GroupOrganisersFragment,
  GroupPageQuery,
  GroupRulesStateFragment,
  NextRideFragment,
} from '../generated.ts';
import { pageOf } from './discovery.ts';
import type { FeedPost } from './world.ts';
import { authorNamed, feedOf, groupNamed } from './world.ts';

type Face = GroupHeadFragment['faces']['nodes'][number];

export const faceOf = (username: string): Face => ({
  __typename: 'User',
  id: `${username}-id`,
  username,
  displayName: `Display ${username}`,
  profilePicture: null,
});

/** The facts of a group without rules. */
export const noRules = { viewerRulesVersion: null, rules: null };

/** The group of a post, as the page of the post shows it. */
export const groupOfPost = ({ group }: FeedPost, facts: Partial<GroupRulesStateFragment> = {}) =>
  group && { ...group, viewerIsMember: false, ...noRules, ...facts };

export const rulesOf = (version: number): NonNullable<GroupRulesStateFragment['rules']> => ({
  __typename: 'GroupRules',
  id: `rules-${version}`,
  version,
  createdAt: '2026-11-05T12:00:00.000Z',
});

export function groupHead(overrides: Partial<GroupHeadFragment> = {}): GroupHeadFragment {
  return {
    ...groupNamed('Sunday Spinners', { memberCount: 1400 }),
    description: 'Easy rides every Sunday.',
    ...noRules,
    followedMemberCount: 0,
    viewerOrganises: false,
    requestCount: 0,
    pinnedPost: null,
    events: { __typename: 'EventConnection', nodes: [] },
    organisers: [],
    faces: { __typename: 'UserConnection', nodes: ['ada', 'ben'].map(faceOf) },
    ...overrides,
  };
}

/** The ride with this text, on 5 December. */
export function nextRide(content: string, ride: Partial<NonNullable<NextRideFragment['ride']>> = {}): NextRideFragment {
  return {
    __typename: 'Post',
    id: `${content}-id`,
    content,
    author: authorNamed('maeve'),
    ride: {
      __typename: 'Ride',
      id: `ride of ${content}`,
      type: 'road',
      distance: 28,
      elevation: 900,
      places: null,
      date: '2026-12-05',
      time: '07:00',
      timeZone: 'UTC',
      startsAt: '2026-12-05T07:00:00.000Z',
      location: 'Mill Square',
      calledOffReason: null,
      participantCount: 12,
      followedParticipants: {
        __typename: 'UserConnection',
        nodes: [],
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
      ...ride,
    },
  };
}

interface World {
  group?: GroupHeadFragment;
  posts?: readonly FeedPost[];
  rides?: readonly NextRideFragment[];
  hasMoreRides?: boolean;
}

/** The server's response for the page of a group. */
export function groupPageOf({ group = groupHead(), posts = [], rides = [], hasMoreRides }: World = {}): GroupPageQuery {
  return { group, feed: feedOf(posts), rides: pageOf('PostConnection', rides, hasMoreRides) };
}

export const groupMember = (username: string, overrides: Partial<GroupMemberFragment> = {}): GroupMemberFragment => ({
  ...faceOf(username),
  viewerIsFollowing: false,
  isViewer: false,
  standingInGroup: null,
  ...overrides,
});

interface Organisers {
  organisers?: readonly string[];
  viewerOrganises?: boolean;
  rules?: GroupOrganisersFragment['rules'];
}

/** The organisers of a group, by their usernames. */
export const organisersOf = (
  { id }: Pick<GroupHeadFragment, 'id'>,
  { organisers = [], viewerOrganises = false, rules = null }: Organisers = {},
): GroupOrganisersFragment => ({
  __typename: 'Group',
  id,
  viewerOrganises,
  organisers: organisers.map((username) => ({ __typename: 'User', id: `${username}-id` })),
  rules,
});

export function groupMembersOf(
  group: Pick<GroupHeadFragment, 'id'>,
  members: readonly GroupMemberFragment[],
  hasNextPage = false,
  organisers: Organisers = {},
): GroupMembersQuery {
  const list = pageOf('UserConnection', members, hasNextPage);
  return { group: { ...organisersOf(group, organisers), members: list } };
}
