import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';

/** Reads again what the board shows. Other parts of the board are read again when they are next shown. */
export function useRefreshBoard(): () => Promise<unknown> {
  const client = useApolloClient();
  return useCallback(
    () =>
      client.refetchQueries({
        updateCache: (cache) => cache.modify({ fields: { operator: (_board, { INVALIDATE }) => INVALIDATE } }),
      }),
    [client],
  );
}
