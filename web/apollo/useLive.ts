import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';

interface LiveOptions<Data, Variables extends OperationVariables> {
  document: TypedDocumentNode<Data, Variables>;
  /** `since` is added where it is needed. */
  variables: Omit<NoInfer<Variables>, 'since'>;
  /** Whether the followed content is open. */
  isOn: boolean;
  /**
   * Called after the cache contains the entities of an activity. The caller updates the lists. With `hasGap`, the lists
   * missed events and must be reloaded.
   */
  onActivity(data: Data, hasGap: boolean): void;
}

/** Follows a subscription while its content is open on the page. */
export function useLive<Data, Variables extends OperationVariables>(options: LiveOptions<Data, Variables>): void {
  const { document, variables, isOn } = options;
  const client = useApolloClient();
  const handleActivity = useEffectEvent(options.onActivity);
  const key = JSON.stringify(variables);

  useEffect(() => {
    if (!isOn) return;
    const activities = client.subscribe({ query: document, variables: JSON.parse(key) });
    const following = activities.subscribe(({ data, extensions }) => {
      if (data) handleActivity(data, extensions?.hasGap === true);
    });
    return () => following.unsubscribe();
  }, [client, document, key, isOn]);
}
