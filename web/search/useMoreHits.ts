import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { SearchUsersQueryVariables } from '../generated.ts';
import { SearchEventsDocument, SearchGroupsDocument, SearchPostsDocument, SearchUsersDocument } from '../generated.ts';
import type { Found, FoundList } from './searchTabs.ts';

const documents: Record<FoundList, TypedDocumentNode<unknown, SearchUsersQueryVariables>> = {
  users: SearchUsersDocument,
  posts: SearchPostsDocument,
  groups: SearchGroupsDocument,
  events: SearchEventsDocument,
};

/** Loads the next page of a single list. The cache adds it to the results of this query only. */
export function useMoreHits(query: string, found: Found | undefined): (list: FoundList) => Promise<unknown> {
  const client = useApolloClient();
  return (list) =>
    client.query({
      query: documents[list],
      variables: { query, after: found?.[list].pageInfo.endCursor },
      fetchPolicy: 'network-only',
    });
}
