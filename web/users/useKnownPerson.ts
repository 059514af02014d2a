import type { ApolloCache } from '@apollo/client';
import { useApolloClient, useFragment } from '@apollo/client/react';
import { useMemo } from 'react';
import { useSession } from '../auth/useSession.ts';
import { PersonRowFragmentDoc } from '../generated.ts';

/** The part of a profile that the client knows before the profile has loaded. */
export interface KnownPerson {
  displayName: string;
  username: string;
  profilePicture: string | null;
  isViewer: boolean;
}

/**
 * The member that the address names, or the viewer without a name, as the cache or the stored session knows them.
 * Undefined if neither does.
 */
export function useKnownPerson(who: string | undefined): KnownPerson | undefined {
  const { cache } = useApolloClient();
  const { user, expected } = useSession();
  const viewer = user ?? expected;
  const name = who?.toLowerCase();
  const id = useMemo(() => name && idOf(cache, name), [cache, name]);
  const { data } = useFragment({
    fragment: PersonRowFragmentDoc,
    fragmentName: 'PersonRow',
    from: id ? { __typename: 'User', id } : null,
  });

  const isViewer = viewer !== null && (!name || name === viewer.username.toLowerCase() || name === viewer.id);
  // A list may have loaded only some of the fields.
  const { displayName, username, profilePicture = null } = isViewer ? viewer : { ...data };
  return displayName && username ? { displayName, username, profilePicture, isViewer } : undefined;
}

/** The id of the cached member with this username or id. */
function idOf(cache: ApolloCache, name: string): string | undefined {
  const stored = cache.extract() as Record<string, { __typename?: string; id?: string; username?: string }>;
  return Object.values(stored).find(
    ({ __typename, id, username }) => __typename === 'User' && (id === name || username?.toLowerCase() === name),
  )?.id;
}
