import type {
  ActivityCountsFragment,
  FeedPageFragment,
  GroupListFragment,
  GroupRowFragment,
  HomePageQuery,
  PhotoFragment,
  RideDayFragment,
  SessionUserFragment,
  UpcomingEventFragment,
  ViewerNextRideFragment,
  ViewerSummaryFragment,
} from '../generated.ts';

export type FeedPost = FeedPageFragment['edges'][number]['node'];
type FeedRide = NonNullable<FeedPost['ride']>;
/** With what only the page of a ride shows. */
type WholeRide = FeedRide & Pick<RideDayFragment, 'viewerLeads' | 'leaders' | 'paceGroups'>;

export const nina: SessionUserFragment = {
  __typename: 'User',
  id: 'nina-id',
  username: 'nina',
  displayName: 'Nina Okafor',
  profilePicture: null,
  unitsPreference: 'IMPERIAL',
};

/** Twelve weeks from September 7: the third without a ride, the last one current. */
export const twelveWeeks: ActivityCountsFragment['weeks'] = [
  ['2026-09-07', 38.2],
  ['2026-09-14', 52.6],
  ['2026-09-21', 0],
  ['2026-09-28', 44.1],
  ['2026-10-05', 61.8],
  ['2026-10-12', 57.3],
  ['2026-10-19', 29.4],
  ['2026-10-26', 72.5],
  ['2026-11-02', 48.8],
  ['2026-11-09', 68.4],
  ['2026-11-16', 38.6],
  ['2026-11-23', 64.2],
].map(([weekStart, distance]) => ({
  __typename: 'WeekDistance',
  weekStart: String(weekStart),
  distance: Number(distance),
  climb: Number(distance) * 50,
  rideCount: distance === 0 ? 0 : 2,
}));

/** The next ride of a member, or none. */
export function nextRidesOf(...posts: readonly FeedPost[]): NonNullable<ViewerNextRideFragment['nextRides']> {
  const edges = posts.map(({ id, content, author, ride }) => ({
    __typename: 'PostEdge' as const,
    cursor: `after ${id}`,
    node: { __typename: 'Post' as const, id, content, author, ride },
  }));
  return { __typename: 'PostConnection', edges };
}

export function summaryOf(user: SessionUserFragment, stats: Partial<ViewerSummaryFragment['stats']> = {}) {
  return {
    ...user,
    monthlyGoal: 250,
    nextRides: nextRidesOf(),
    stats: {
      __typename: 'UserStats',
      postCount: 86,
      rideCount: 41,
      followerCount: 1234,
      followingCount: 208,
      weeklyDistance: 60,
      monthlyDistance: 171,
      weeks: twelveWeeks,
      ...stats,
    },
  } satisfies ViewerSummaryFragment & ViewerNextRideFragment & { stats: ActivityCountsFragment };
}

/** Nina's data after a mutation that changed her statistics. */
export function ninaAfter(changes: Partial<ViewerSummaryFragment['stats']> = {}) {
  const { __typename, id, stats, nextRides } = summaryOf(nina, changes);
  return { __typename, id, stats, nextRides };
}

export function authorNamed(username: string): FeedPost['author'] {
  const isViewer = username === 'nina';
  const displayName = isViewer ? nina.displayName : username;
  return { __typename: 'User', id: `${username}-id`, username, displayName, profilePicture: null, isViewer };
}

/** A photo on this server, with its displayed width. */
export function photoOf(url: string, overrides: Partial<PhotoFragment> = {}): PhotoFragment {
  const size = { width: 800, height: 600 };
  return {
    __typename: 'Picture',
    url,
    alt: null,
    ...size,
    placeholder: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
    ...overrides,
  };
}

export function postOf(overrides: Partial<FeedPost> = {}): FeedPost {
  return {
    __typename: 'Post',
    id: 'post-1',
    content: 'Tailwind out, headwind home.',
    pictures: [],
    privacy: 'PUBLIC',
    isRide: false,
    likeCount: 48,
    commentCount: 6,
    viewerHasLiked: false,
    followedLiker: null,
    viewerCanEdit: false,
    createdAt: '2026-11-20T08:00:00.000Z',
    updatedAt: overrides.createdAt ?? '2026-11-20T08:00:00.000Z',
    author: authorNamed('maeve'),
    group: null,
    ride: null,
    ...overrides,
  };
}

export function rideOf(overrides: Partial<WholeRide> = {}): WholeRide {
  return {
    __typename: 'Ride',
    id: 'ride-of-1',
    postId: 'ride-1',
    distance: 42.7,
    type: 'road',
    pace: '15–17 mph',
    elevation: 3940,
    date: '2026-11-22',
    time: '07:00',
    location: 'Mill Square',
    duration: '3h 10m',
    visibility: 'PUBLIC',
    startsAt: '2099-11-22T07:00:00.000Z',
    timeZone: 'UTC',
    isCompleted: false,
    calledOffAt: null,
    calledOffReason: null,
    places: null,
    paceGroupCount: 0,
    paceGroups: [],
    viewerLeads: false,
    leaders: [],
    series: null,
    difficulty: null,
    surface: null,
    noDrop: null,
    needsLights: false,
    paceMin: null,
    paceMax: null,
    participantCount: 14,
    viewerIsParticipating: false,
    waitingCount: 0,
    viewerWaitingPosition: null,
    maybeCount: 0,
    viewerIsMaybe: false,
    viewerHasSaved: false,
    momentCount: 3,
    participants: { __typename: 'UserConnection', nodes: [authorNamed('maeve'), authorNamed('tomasz')] },
    ...overrides,
  };
}

export function ridePostOf(ride: Partial<WholeRide> = {}, post: Partial<FeedPost> = {}) {
  return { ...postOf({ id: 'ride-1', isRide: true, ...post }), ride: rideOf(ride) };
}

/** `count` plain posts with the ids post-1, post-2, … */
export function postsUpTo(count: number, from = 1): FeedPost[] {
  return Array.from({ length: count }, (_, index) =>
    postOf({ id: `post-${from + index}`, content: `Post number ${from + index}` }),
  );
}

export function feedOf(posts: readonly FeedPost[], hasNextPage = false): FeedPageFragment {
  const edges = posts.map((node) => ({ __typename: 'PostEdge' as const, cursor: `after ${node.id}`, node }));
  const endCursor = edges.at(-1)?.cursor ?? null;
  return { __typename: 'PostConnection', edges, pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor } };
}

export function groupNamed(name: string, overrides: Partial<GroupRowFragment> = {}): GroupRowFragment {
  return {
    __typename: 'Group',
    id: `${name}-id`,
    name,
    picture: null,
    memberCount: 612,
    kind: 'OPEN',
    viewerIsMember: false,
    viewerHasAsked: false,
    ...overrides,
  };
}

export function groupsOf(groups: readonly GroupRowFragment[]): GroupListFragment {
  const edges = groups.map((node) => ({ __typename: 'GroupEdge' as const, cursor: node.id, node }));
  const pageInfo = { __typename: 'PageInfo' as const, hasNextPage: false, endCursor: edges.at(-1)?.cursor ?? null };
  return { __typename: 'GroupConnection', edges, pageInfo };
}

export function eventNamed(title: string, overrides: Partial<UpcomingEventFragment> = {}): UpcomingEventFragment {
  return {
    __typename: 'Event',
    id: `${title}-id`,
    title,
    date: '2026-12-05',
    time: '08:00',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    startsAt: new Date('2026-12-05T08:00').toISOString(),
    displayDate: 'Dec 5, 8:00 AM',
    participantCount: 31,
    calledOffReason: null,
    isActive: false,
    ...overrides,
  };
}

interface Home {
  feed?: FeedPageFragment;
  joined?: readonly GroupRowFragment[];
  suggested?: readonly GroupRowFragment[];
  events?: readonly UpcomingEventFragment[];
}

/** The server's response for the home page, including members' fields when there is a user. */
export function homeOf(user: SessionUserFragment | null, home: Home = {}): HomePageQuery {
  const { feed = feedOf([postOf()]), joined = [], suggested = [], events = [] } = home;
  const forAll = { feed, suggestedGroups: groupsOf(suggested) };
  if (!user) return forAll;
  return {
    ...forAll,
    viewer: summaryOf(user),
    joinedGroups: groupsOf(joined),
    events: { __typename: 'EventConnection', nodes: [...events] },
  };
}
