import type { DocumentNode, OperationVariables } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';

interface LiveOptions<Data, Variables> {
  document: DocumentNode;
  /** Without `since`, which is added where it is needed. */
  variables: Variables;
  /** Whether what is followed stands open. */
  isOn: boolean;
  /**
   * Called once the cache holds the entities that an activity brings; lists are up to the caller. With `hasGap` they have
   * missed something and must be read anew.
   */
  onActivity(data: Data, hasGap: boolean): void;
}

/** Follows a subscription while something stands open on the page. */
export function useLive<Data, Variables extends OperationVariables>(options: LiveOptions<Data, Variables>): void {
  const { document, variables, isOn } = options;
  const client = useApolloClient();
  const handleActivity = useEffectEvent(options.onActivity);
  const key = JSON.stringify(variables);

  useEffect(() => {
    if (!isOn) return;
    const activities = client.subscribe<Data>({ query: document, variables: JSON.parse(key) });
    const following = activities.subscribe(({ data, extensions }) => {
      if (data) handleActivity(data, extensions?.hasGap === true);
    });
    return () => following.unsubscribe();
  }, [client, document, key, isOn]);
}
