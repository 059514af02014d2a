import type { SessionQuery, SessionUserFragment } from '../generated.ts';

/** What a member is answered at the start, with so many notifications that are not read. */
export function sessionOf(viewer: SessionUserFragment | null, unreadNotificationCount = 0): SessionQuery {
  return { viewer, bell: viewer && { __typename: 'User', id: viewer.id, unreadNotificationCount } };
}
