import type {
  MutedPersonFragment,
  PersonFollowFragment,
  ProfilePageQuery,
  RideListFragment,
  WeekBarFragment,
} from '../generated.ts';
import { nina, rideOf, summaryOf } from './world.ts';

export type ProfileUser = NonNullable<ProfilePageQuery['user']>;

/** Weeks with these distances in miles. A week has one ride of 100 feet a mile, or none if the distance is null. */
export function weeksOf(...distances: (number | null)[]): WeekBarFragment[] {
  return distances.map((distance, index) => ({
    __typename: 'WeekDistance',
    weekStart: new Date(Date.UTC(2026, 10, 23 - 7 * (distances.length - 1 - index))).toISOString().slice(0, 10),
    distance: distance ?? 0,
    climb: (distance ?? 0) * 100,
    rideCount: distance === null ? 0 : 1,
  }));
}

/** Nina's own profile, as she sees it. */
export function ninasProfile(overrides: Partial<ProfileUser> = {}): ProfileUser {
  return {
    ...summaryOf(nina),
    bio: 'Weekday commuter, weekend climber.',
    isViewer: true,
    viewerHasBlocked: false,
    viewerHasMuted: false,
    viewerMutedUntil: null,
    viewerIsFollowing: false,
    email: 'nina@cyclechat.example',
    phone: null,
    location: 'Lower Mill',
    timeZone: 'UTC',
    ...overrides,
  };
}

/** Another member's profile: fields only for its owner are null. */
export function tomaszsProfile(overrides: Partial<ProfileUser> = {}): ProfileUser {
  const { weeks: _weeks, ...stats } = summaryOf(nina, { followerCount: 96, followingCount: 12 }).stats;
  return {
    __typename: 'User',
    id: '01a1fdbe-ac79-732f-9626-ad697c050fe7',
    username: 'Tomasz_R',
    displayName: 'Tomasz Rivera',
    profilePicture: null,
    bio: null,
    isViewer: false,
    viewerHasBlocked: false,
    viewerHasMuted: false,
    viewerMutedUntil: null,
    viewerIsFollowing: false,
    email: null,
    phone: null,
    location: null,
    monthlyGoal: null,
    unitsPreference: 'IMPERIAL',
    timeZone: null,
    stats,
    ...overrides,
  };
}

export function personNamed(username: string, displayName: string): PersonFollowFragment & MutedPersonFragment {
  const names = { id: `${username}-id`, username, displayName, profilePicture: null };
  return { __typename: 'User', ...names, isViewer: false, viewerIsFollowing: false, viewerMutedUntil: null };
}

export function peopleOf<Person extends PersonFollowFragment>(people: readonly Person[], hasNextPage = false) {
  const edges = people.map((node) => ({ __typename: 'UserEdge' as const, cursor: `after ${node.id}`, node }));
  return {
    __typename: 'UserConnection' as const,
    edges,
    pageInfo: { __typename: 'PageInfo' as const, hasNextPage, endCursor: edges.at(-1)?.cursor ?? null },
  };
}

type RowPost = RideListFragment['edges'][number]['node'];

export function rideRow(id: string, ride: Partial<NonNullable<RowPost['ride']>> = {}): RowPost {
  const { type, date, time, timeZone, startsAt, distance, elevation, duration, pace, location, calledOffAt } = rideOf();
  return {
    __typename: 'Post',
    id,
    content: `Story of ${id}`,
    ride: {
      __typename: 'Ride',
      id,
      type,
      date,
      time,
      timeZone,
      startsAt,
      distance,
      elevation,
      duration,
      pace,
      location,
      calledOffAt,
      ...ride,
    },
  };
}

export function ridesOf(posts: readonly RowPost[], hasNextPage = false): RideListFragment {
  const edges = posts.map((node) => ({ __typename: 'PostEdge' as const, cursor: `after ${node.id}`, node }));
  return {
    __typename: 'PostConnection',
    edges,
    pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: edges.at(-1)?.cursor ?? null },
  };
}
