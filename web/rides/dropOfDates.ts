import type { ApolloCache, Reference } from '@apollo/client';

interface Stale {
  seriesId: string;
  /** The id of the ride that the response contains. */
  rideId: string;
  fields: readonly ('leaders' | 'paceGroups' | 'viewerLeads')[];
}

/** Evicts fields of the other dates of a series that a mutation has changed. They are requested again when next shown. */
export function dropOfDates(cache: ApolloCache, { seriesId, rideId, fields }: Stale): void {
  const shown = cache.identify({ __typename: 'Ride', id: rideId });
  const others: string[] = [];
  cache.modify<{ dates: readonly Reference[] }>({
    id: cache.identify({ __typename: 'RideSeries', id: seriesId }),
    fields: {
      dates(dates) {
        // The cache stores the dates as references, because they have ids.
        for (const { __ref } of dates as readonly Reference[]) if (__ref !== shown) others.push(__ref);
        return dates;
      },
    },
  });
  for (const id of others) for (const fieldName of fields) cache.evict({ id, fieldName });
}
