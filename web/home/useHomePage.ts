import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useSession } from '../auth/useSession.ts';
import { HomePageDocument, useHomeSidesQuery } from '../generated.ts';

/**
 * Loads everything that the home page shows first, in one request. Returns the data beside the feed. The page does not
 * watch the feed, so a like does not render the page.
 */
export function useHomePage() {
  const client = useApolloClient();
  const { user, isLoading } = useSession();
  const signedIn = user !== null;
  const { data, previousData } = useHomeSidesQuery({
    variables: { signedIn },
    fetchPolicy: 'cache-only',
    skip: isLoading,
  });
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(1);
  const isMissing = !isLoading && data === undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again.
  useEffect(() => {
    if (!isMissing) return;
    let isWanted = true;
    // The client's error link logs a failure.
    client
      .query({ query: HomePageDocument, variables: { signedIn } })
      .then(undefined, () => isWanted && setFailed(true));
    return () => {
      isWanted = false;
    };
  }, [client, signedIn, isMissing, attempt]);

  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return { sides: data ?? previousData, hasFailed: isMissing && hasFailed, retry };
}
