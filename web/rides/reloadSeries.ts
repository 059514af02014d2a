import type { ApolloClient } from '@apollo/client';

/** Reloads the shown dates of a series after an edit of several of them. */
export function reloadSeries(client: ApolloClient, series: { __typename: 'RideSeries'; id: string }): void {
  const id = client.cache.identify(series);
  client.refetchQueries({
    updateCache: (cache) =>
      cache.modify<{ dates: readonly unknown[] }>({ id, fields: { dates: (_dates, { INVALIDATE }) => INVALIDATE } }),
  });
}
