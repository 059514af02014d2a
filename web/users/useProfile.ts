import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../auth/useSession.ts';
import type { ProfilePageQueryVariables } from '../generated.ts';
import { ProfilePageDocument, useProfilePageQuery } from '../generated.ts';

/** The maximum length of a username. An id is always longer. */
const MAX_USERNAME_LENGTH = 30;

/**
 * Loads the member that the address names, or the viewer without one. An id in the address is replaced by the username.
 */
export function useProfile(who: string | undefined) {
  const { user, isLoading } = useSession();
  const client = useApolloClient();
  const navigate = useNavigate();
  const name = (who ?? user?.username ?? '').toLowerCase();
  const own = user !== null && (name === user.username.toLowerCase() || name === user.id);
  const isId = name.length > MAX_USERNAME_LENGTH;
  const variables: ProfilePageQueryVariables = isId ? { id: name, own } : { username: name, own };
  const result = useProfilePageQuery({ variables, skip: isLoading || !name });

  const found = isId ? result.data : undefined;
  useEffect(() => {
    if (!found?.user) return;
    const { username } = found.user;
    // Stores the result under the username too, so that the new address sends no request.
    client.writeQuery({
      query: ProfilePageDocument,
      variables: { username: username.toLowerCase(), own },
      data: found,
    });
    navigate(`/profile/${username}`, { replace: true });
  }, [found, own, client, navigate]);

  return result;
}
