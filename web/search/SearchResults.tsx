import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { faultOf } from '../apollo/faultOf.ts';
import { useSession } from '../auth/useSession.ts';
import { useSearchPageQuery } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { Card } from '../ui/Card.tsx';
import { catchFocus } from '../ui/catchFocus.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FailureNotice } from '../ui/FailureNotice.tsx';
import { LoadingBones } from '../ui/LoadingBones.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';
import { TabPanel } from '../ui/TabPanel.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { AllHits } from './AllHits.tsx';
import { Hits } from './Hits.tsx';
import type { Found, SearchTab } from './searchTabs.ts';
import { countFound, emptyTitles, listTitles, searchTabs } from './searchTabs.ts';
import { useMoreHits } from './useMoreHits.ts';
import { useUrlTab } from './useUrlTab.ts';

interface Props {
  query: string;
}

/** What was found, in its tabs; one request brings the first page of all of them. */
export function SearchResults({ query }: Props) {
  const { isLoading } = useSession();
  const { data, error, refetch } = useSearchPageQuery({ variables: { query }, skip: isLoading });
  const { tab, choose, addressOf } = useUrlTab<SearchTab>(searchTabs, 'all');
  const panel = useFocusAfterLink(tab);
  const found = data?.search;
  const items = searchTabs.map((item) => ({ ...item, count: found && countFound(found, item.value) }));

  const content = () => {
    if (found) return <TabContent tab={tab} found={found} query={query} addressOf={addressOf} />;
    if (error) {
      return <FailureNotice title="The search failed" hint={faultOf(error)?.message} onRetry={() => void refetch()} />;
    }
    return <LoadingBones count={3} shape="words" />;
  };

  return (
    <Tabs label="Filter" value={tab} onValueChange={choose} items={items}>
      {found && <VisuallyHidden role="status">{countFound(found, tab)} results</VisuallyHidden>}
      <Panel value={tab} ref={panel}>
        {content()}
      </Panel>
    </Tabs>
  );
}

interface TabContentProps extends Props {
  tab: SearchTab;
  found: Found;
  addressOf(tab: SearchTab): string;
}

function TabContent({ tab, found, query, addressOf }: TabContentProps) {
  const moreHits = useMoreHits(query, found);

  if (countFound(found, tab) === '0') {
    return (
      <Card as="div">
        <EmptyState title={emptyTitles[tab]} hint="Try another word, or fewer letters of it." />
      </Card>
    );
  }
  if (tab === 'all') return <AllHits found={found} query={query} addressOf={addressOf} />;
  return (
    <>
      <Hits list={tab} found={found} query={query} headingLevel="h2" />
      {found[tab].pageInfo.hasNextPage && (
        <LoadMore
          label={`Load More ${listTitles[tab]}`}
          failure="More could not be loaded."
          onLoadMore={() => moreHits(tab)}
        />
      )}
    </>
  );
}

/** A link to another tab is gone once it has been followed: the focus then goes to what it led to. */
function useFocusAfterLink(tab: SearchTab) {
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(tab);

  useEffect(() => {
    if (shown.current === tab) return;
    shown.current = tab;
    catchFocus(panel.current);
    window.scrollTo(0, 0);
  }, [tab]);
  return panel;
}

const Panel = styled(TabPanel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
`;
