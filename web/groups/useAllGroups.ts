import { useEffect, useState } from 'react';
import type { GroupCardFragment } from '../generated.ts';
import { useGroupsPageQuery } from '../generated.ts';

export interface AllGroups {
  groups: GroupCardFragment[];
  /** Whether the last page has come: until then nothing can be counted. */
  isComplete: boolean;
  hasFailed: boolean;
  retry(): void;
}

/**
 * Every group there is, page after page, since the tabs count and filter all of them. By the specification this list is
 * asked for anew on each visit, and a failure is not tried again by itself.
 */
export function useAllGroups(isAllowed: boolean): AllGroups {
  const { data, error, refetch, fetchMore } = useGroupsPageQuery({
    skip: !isAllowed,
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const [failedAfter, setFailedAfter] = useState<string>();
  const { hasNextPage = false, endCursor = null } = data?.groups.pageInfo ?? {};
  const next = hasNextPage && endCursor !== failedAfter ? endCursor : null;

  useEffect(() => {
    if (next === null) return;
    // The client's error link logs it.
    fetchMore({ variables: { after: next } }).catch(() => setFailedAfter(next));
  }, [next, fetchMore]);

  const retry = () => {
    setFailedAfter(undefined);
    if (!data) void refetch();
  };
  return {
    groups: data?.groups.edges.map(({ node }) => node) ?? [],
    isComplete: data !== undefined && !hasNextPage,
    hasFailed: (error !== undefined && !data) || (hasNextPage && endCursor === failedAfter),
    retry,
  };
}
