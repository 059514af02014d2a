import type { SessionQuery, SessionUserFragment } from '../generated.ts';

/** The server's response when a session starts, with this many unread notifications. */
export function sessionOf(viewer: SessionUserFragment | null, unreadNotificationCount = 0): SessionQuery {
  return { viewer, bell: viewer && { __typename: 'User', id: viewer.id, unreadNotificationCount } };
}
