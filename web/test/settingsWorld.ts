import type * as api from '../generated.ts';
import { nina } from './world.ts';

export function sessionOf(id: string, overrides: Partial<api.UserSessionRowFragment> = {}): api.UserSessionRowFragment {
  return {
    __typename: 'UserSession',
    id,
    device: `Device ${id}`,
    createdAt: '2026-11-01T12:00:00.000Z',
    lastUsedAt: '2026-11-21T10:00:00.000Z',
    isCurrent: false,
    ...overrides,
  };
}

/** Nina's current session. */
export const here = sessionOf('here', { isCurrent: true });

/** The server's response for Nina's settings page. */
export function sessionsOf(
  sessions: readonly api.UserSessionRowFragment[],
  hasNextPage = false,
  removals: readonly string[] = [],
): api.SettingsPageQuery {
  const edges = sessions.map((node) => ({ __typename: 'UserSessionEdge' as const, cursor: node.id, node }));
  const pageInfo = { __typename: 'PageInfo' as const, hasNextPage, endCursor: edges.at(-1)?.cursor ?? null };
  const connection = { __typename: 'UserSessionConnection' as const, edges, pageInfo };
  const storage = {
    __typename: 'MemberStorage' as const,
    pictureBytes: 12.4 * 2 ** 20,
    maximumPictureBytes: 2 ** 30,
    routeCount: 3,
    maximumRouteCount: 500,
    routeFileBytes: 8.2 * 2 ** 20,
    maximumRouteFileBytes: 2 ** 31,
  };
  const takedowns = {
    __typename: 'TakedownConnection' as const,
    edges: removals.map((id) => ({
      __typename: 'TakedownEdge' as const,
      cursor: id,
      node: { __typename: 'Takedown' as const, id },
    })),
    pageInfo: { __typename: 'PageInfo' as const, hasNextPage: false, endCursor: null },
  };
  return {
    instance: { __typename: 'Instance', sendsMail: false, hasPasswords: true, provider: null },
    viewer: {
      __typename: 'User',
      id: nina.id,
      hasPassword: true,
      identities: [],
      passkeys: [],
      mailAddress: null,
      storage,
      takedowns,
      sessions: connection,
    },
  };
}
