import { useEffect, useState } from 'react';
import type { GroupCardFragment } from '../generated.ts';
import { useGroupsPageQuery } from '../generated.ts';

export interface AllGroups {
  groups: GroupCardFragment[];
  /** Whether the last page has been loaded. Until then nothing can be counted. */
  isComplete: boolean;
  hasFailed: boolean;
  /** Whether members found groups on this instance. */
  canFound: boolean;
  retry(): void;
}

/**
 * All groups, loaded page by page, because the tabs count and filter all of them. By the specification, each visit
 * loads the list again, and a failure is not retried automatically.
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
    canFound: data?.instance.membersFoundGroups ?? false,
    retry,
  };
}
