import type { NotificationRowFragment, NotificationsQuery } from '../generated.ts';

const people: Record<string, string> = { ana: 'Ana Lopes', ben: 'Ben Hale', cleo: 'Cleo Marsh' };

export const actor = (username: string): NotificationRowFragment['actors'][number] => ({
  __typename: 'User',
  id: `${username}-id`,
  username,
  displayName: people[username] ?? username,
  profilePicture: null,
  viewerIsFollowing: false,
});

const plan = {
  __typename: 'RidePlan' as const,
  date: '2026-11-22',
  time: '07:00',
  timeZone: 'UTC',
  location: 'Mill Square',
  calledOffReason: null,
  paceGroup: null,
};

/** A ride whose start moved by an hour and across the river. */
export const moved: NonNullable<NotificationRowFragment['rideChange']> = {
  __typename: 'RideChange',
  laterDates: false,
  before: plan,
  after: { ...plan, time: '08:00', location: 'Old Bridge' },
};

export const calledOff: typeof moved = {
  __typename: 'RideChange',
  laterDates: false,
  before: plan,
  after: { ...plan, calledOffReason: 'Ice on the roads' },
};

/** The ride post that the notifications refer to. */
export const ridePost: NonNullable<NotificationRowFragment['post']> = {
  __typename: 'Post',
  id: 'a-ride',
  isRide: true,
  content: 'Hills before breakfast',
  group: null,
  ride: {
    ...plan,
    __typename: 'Ride',
    id: 'ride-of-a-ride',
    postId: 'a-ride',
    startsAt: '2026-11-22T07:00:00.000Z',
    isCompleted: false,
    viewerIsParticipating: true,
    viewerWaitingPosition: null,
    viewerIsMaybe: false,
  },
};

export const plainPost: NonNullable<NotificationRowFragment['post']> = {
  __typename: 'Post',
  id: 'a-post',
  isRide: false,
  content: 'New tyres',
  group: null,
  ride: null,
};

/** A notification: by default, Ana likes a plain post. */
export function notificationOf(id: string, overrides: Partial<NotificationRowFragment> = {}): NotificationRowFragment {
  return {
    __typename: 'Notification',
    id,
    kind: 'LIKE',
    at: '2026-11-21T11:00:00.000Z',
    isRead: false,
    actorCount: 1,
    actors: [actor('ana')],
    post: plainPost,
    comment: null,
    rideChange: null,
    deletedRide: null,
    takedown: null,
    group: null,
    event: null,
    ...overrides,
  };
}

export function notificationsOf(nodes: readonly NotificationRowFragment[], hasNextPage = false): NotificationsQuery {
  return {
    notifications: {
      __typename: 'NotificationConnection',
      edges: nodes.map((node) => ({ __typename: 'NotificationEdge', cursor: `after ${node.id}`, node })),
      pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: `after ${nodes.at(-1)?.id}` },
    },
  };
}
