import type { EventDetailsFragment } from '../generated.ts';
import { eventCard } from './discovery.ts';

const face = (username: string) => ({
  __typename: 'User' as const,
  id: `${username}-id`,
  username,
  profilePicture: null,
});

/** The first participants of an event. */
export const facesOf = (...usernames: string[]) => ({
  __typename: 'UserConnection' as const,
  nodes: usernames.map(face),
});

/** The participants of an event that the viewer follows. */
export const followedOf = (hasNextPage: boolean, ...usernames: string[]) => ({
  ...facesOf(...usernames),
  pageInfo: { __typename: 'PageInfo' as const, hasNextPage, endCursor: null },
});

/** An event as its page reads it. */
export function eventDetails(overrides: Partial<EventDetailsFragment> = {}, hoursAhead = 24): EventDetailsFragment {
  return {
    ...eventCard('River Ride', {}, hoursAhead),
    displayDate: 'Saturday, 6:30 PM',
    timeZone: 'UTC',
    calledOffAt: null,
    viewerCanEdit: false,
    waitingCount: 0,
    viewerWaitingPosition: null,
    group: null,
    participants: facesOf('maeve', 'tom'),
    followedParticipants: followedOf(false),
    ...overrides,
  };
}
