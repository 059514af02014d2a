import type {
  DiscoverGroupFragment,
  EventCardFragment,
  EventRowFragment,
  PostHitFragment,
  SearchPageQuery,
  UserHitFragment,
} from '../generated.ts';
import { groupNamed } from './world.ts';

const hour = 3_600_000;

/** A page of a list as the server returns it. Cursors are 'after {id}'. */
export function pageOf<Name extends string, Node extends { __typename: Name; id: string }>(
  __typename: `${Name}Connection`,
  nodes: readonly Node[],
  hasNextPage = false,
) {
  // TypeScript does not narrow a template of a type parameter to its literal.
  const edgeType = __typename.replace('Connection', 'Edge') as `${Name}Edge`;
  const edges = nodes.map((node) => ({ __typename: edgeType, cursor: `after ${node.id}`, node }));
  const endCursor = edges.at(-1)?.cursor ?? null;
  return { __typename, edges, pageInfo: { __typename: 'PageInfo' as const, hasNextPage, endCursor } };
}

export function discoverGroup(name: string, overrides: Partial<DiscoverGroupFragment> = {}): DiscoverGroupFragment {
  return {
    ...groupNamed(name),
    description: `All about ${name}.`,
    members: {
      __typename: 'UserConnection',
      nodes: ['ada', 'ben', 'cleo'].map((username) => ({
        __typename: 'User',
        id: `${username}-id`,
        username,
        profilePicture: `/media/${username}.webp`,
      })),
    },
    ...overrides,
  };
}

/** Starts this many hours from now, on 5 December in its own time zone, and lasts two. */
export function eventCard(
  title: string,
  overrides: Partial<EventCardFragment> = {},
  hoursAhead = 24,
): EventCardFragment {
  const start = Date.now() + hoursAhead * hour;
  return {
    __typename: 'Event',
    id: `${title}-id`,
    title,
    description: `Facts about ${title}.`,
    date: '2026-12-05',
    time: '18:30',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(start + 2 * hour).toISOString(),
    location: 'Mill Square',
    calledOffReason: null,
    type: 'GROUP_RIDE',
    difficulty: 'easy',
    distance: 28,
    participantCount: 12,
    maxParticipants: 40,
    isFull: false,
    viewerIsRegistered: false,
    ...overrides,
  };
}

export function eventRow(title: string, overrides: Partial<EventRowFragment> = {}, hoursAhead = 24): EventRowFragment {
  const { type: _type, difficulty: _difficulty, distance: _distance, ...row } = eventCard(title, {}, hoursAhead);
  return { ...row, displayDate: 'Dec 5, 6:30 PM', ...overrides };
}

export function userHit(username: string): UserHitFragment {
  return {
    __typename: 'User',
    id: `${username}-id`,
    username,
    displayName: `${username} Velo`,
    profilePicture: null,
    isViewer: false,
    viewerIsFollowing: false,
  };
}

export function postHit(id: string, overrides: Partial<PostHitFragment> = {}): PostHitFragment {
  return {
    __typename: 'Post',
    id,
    content: `Words of ${id}`,
    createdAt: '2026-11-20T08:00:00.000Z',
    isRide: false,
    pictures: [],
    author: { __typename: 'User', id: 'maeve-id', username: 'maeve', profilePicture: null },
    ride: null,
    ...overrides,
  };
}

export function searchOf(found: Partial<Omit<SearchPageQuery['search'], '__typename'>> = {}): SearchPageQuery {
  return {
    search: {
      __typename: 'SearchResults',
      users: pageOf('UserConnection', []),
      posts: pageOf('PostConnection', []),
      groups: pageOf('GroupConnection', []),
      events: pageOf('EventConnection', []),
      ...found,
    },
  };
}
