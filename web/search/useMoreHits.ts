import { useApolloClient } from '@apollo/client/react';
import { SearchEventsDocument, SearchGroupsDocument, SearchPostsDocument, SearchUsersDocument } from '../generated.ts';
import type { Found, FoundList } from './searchTabs.ts';

const documents: Record<FoundList, typeof SearchUsersDocument> = {
  users: SearchUsersDocument,
  posts: SearchPostsDocument,
  groups: SearchGroupsDocument,
  events: SearchEventsDocument,
};

/** Asks for the next page of one list alone; the cache adds it to what this query, and no other, has found. */
export function useMoreHits(query: string, found: Found | undefined): (list: FoundList) => Promise<unknown> {
  const client = useApolloClient();
  return (list) =>
    client.query({
      query: documents[list],
      variables: { query, after: found?.[list].pageInfo.endCursor },
      fetchPolicy: 'network-only',
    });
}
