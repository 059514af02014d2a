import type { MyRideListFragment, MyRidesQuery } from '../generated.ts';
import { useMyRidesQuery } from '../generated.ts';
import type { MyRideTab } from './myRideTabs.ts';
import { scopeOf } from './myRideTabs.ts';

type Counts = NonNullable<NonNullable<MyRidesQuery['viewer']>['rideCounts']>;

export interface MyRides {
  /** Absent until loaded. */
  list: MyRideListFragment | undefined;
  /** Those of the tab before, until the tab has loaded. */
  counts: Counts | null | undefined;
  hasFailed: boolean;
  reload(): void;
  loadMore(): Promise<unknown>;
}

/** The rides of a tab, with the counts of all tabs. */
export function useMyRides(tab: MyRideTab, isReady: boolean): MyRides {
  const isSaved = tab === 'saved';
  const variables = { scope: scopeOf[tab], isSaved };
  const { data, previousData, error, refetch, fetchMore } = useMyRidesQuery({ variables, skip: !isReady });
  const list = (isSaved ? data?.savedRides : data?.viewer?.rides) ?? undefined;

  return {
    list,
    counts: (data ?? previousData)?.viewer?.rideCounts,
    hasFailed: error !== undefined,
    reload: () => void refetch(),
    loadMore: () => fetchMore({ variables: { after: list?.pageInfo.endCursor } }),
  };
}
