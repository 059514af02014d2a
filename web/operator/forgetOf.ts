import type { ApolloCache } from '@apollo/client';

/** Removes what other pages have loaded of these things, so that they load it again. `id` is of a deleted one. */
export const forgetOf =
  (noun: 'group' | 'event', id?: string) =>
  (cache: ApolloCache): void => {
    cache.evict({ fieldName: `${noun}s` });
    if (!id) return;
    cache.evict({ id: cache.identify({ __typename: noun === 'group' ? 'Group' : 'Event', id }) });
    cache.gc();
  };
