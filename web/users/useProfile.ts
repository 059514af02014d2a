import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../auth/useSession.ts';
import type { ProfilePageQuery, ProfilePageQueryVariables } from '../generated.ts';
import { ProfilePageDocument, useProfilePageQuery } from '../generated.ts';

/** A username is never longer; an id always is. */
const LONGEST_USERNAME = 30;

/** Loads the member whom the address names, one's own profile where it names nobody. An id becomes the username. */
export function useProfile(who: string | undefined) {
  const { user, isLoading } = useSession();
  const client = useApolloClient();
  const navigate = useNavigate();
  const name = (who ?? user?.username ?? '').toLowerCase();
  const own = user !== null && (name === user.username.toLowerCase() || name === user.id);
  const isId = name.length > LONGEST_USERNAME;
  const variables: ProfilePageQueryVariables = isId ? { id: name, own } : { username: name, own };
  const result = useProfilePageQuery({ variables, skip: isLoading || !name });

  const found = isId ? result.data : undefined;
  useEffect(() => {
    if (!found?.user) return;
    const { username } = found.user;
    // What came for the id is known by the name as well, so that the new address asks nothing.
    client.writeQuery<ProfilePageQuery, ProfilePageQueryVariables>({
      query: ProfilePageDocument,
      variables: { username: username.toLowerCase(), own },
      data: found,
    });
    navigate(`/profile/${username}`, { replace: true });
  }, [found, own, client, navigate]);

  return result;
}
