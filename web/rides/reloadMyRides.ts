import type { ApolloClient, Reference } from '@apollo/client';
import type { StoredConnection } from '../apollo/connection.ts';
import { listFilter } from '../apollo/connection.ts';
import { dropLists } from '../apollo/edges.ts';

/** The size of the list with the next ride. Mutations return that list, so it is never stale. */
const NEXT = 1;

type StoredViewer = { rides: StoredConnection | Reference; rideCounts: Reference };

/**
 * Reloads the lists and counts of My rides after a change. Lists on the screen stay until the new data arrives. Other
 * lists are evicted.
 */
export function reloadMyRides(client: ApolloClient, viewerId: string | undefined): void {
  if (!viewerId) return;
  const id = client.cache.identify({ __typename: 'User', id: viewerId });
  const { queries } = client.refetchQueries({
    updateCache: (cache) =>
      cache.modify<StoredViewer>({
        id,
        fields: {
          rides: (list, { storeFieldName, INVALIDATE }) => (isNext(storeFieldName) ? list : INVALIDATE),
          rideCounts: (_counts, { INVALIDATE }) => INVALIDATE,
        },
      }),
  });
  const shown = queries.map(({ variables }) => (variables?.isSaved ? undefined : variables?.scope));
  if (!queries.some(({ variables }) => variables?.isSaved)) dropLists(client.cache, { field: 'savedRides' });
  const isKept = (storeFieldName: string) => isNext(storeFieldName) || shown.includes(listFilter(storeFieldName).scope);
  client.cache.modify<StoredViewer>({
    id,
    fields: {
      rides: (list, { storeFieldName, DELETE }) => (isKept(storeFieldName) ? list : DELETE),
      rideCounts: (count, { DELETE }) => (queries.length > 0 ? count : DELETE),
    },
  });
}

const isNext = (storeFieldName: string): boolean => listFilter(storeFieldName).first === NEXT;
