import { InMemoryCache } from '@apollo/client';
import { connection } from './connection.ts';

/** The normalized cache of one session: every list that grows and every object without an id has its line here. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          feed: connection('groupId', 'scope'),
          groups: connection('query', 'scope'),
        },
      },
      UserStats: { merge: true },
    },
  });
}
