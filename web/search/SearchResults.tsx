import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { faultOf } from '../apollo/faultOf.ts';
import { useSession } from '../auth/useSession.ts';
import { useSearchPageQuery } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FailureNotice } from '../ui/FailureNotice.tsx';
import { focusIfLost } from '../ui/focusIfLost.ts';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { LiveText } from '../ui/LiveText.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';
import { TabPanel } from '../ui/TabPanel.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { AllHits } from './AllHits.tsx';
import { Hits } from './Hits.tsx';
import type { Found, SearchTab } from './searchTabs.ts';
import { countFound, emptyTitles, listTitles, searchTabs } from './searchTabs.ts';
import { useMoreHits } from './useMoreHits.ts';
import { useUrlTab } from './useUrlTab.ts';

interface Props {
  query: string;
}

/** The search results in tabs. One request loads the first page of all of them. */
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
    return <ListSkeleton count={3} shape="words" />;
  };

  return (
    <Tabs label="Filter" value={tab} onValueChange={choose} items={items}>
      <LiveText>{found ? `${countFound(found, tab)} results` : ''}</LiveText>
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
        <EmptyState
          title={emptyTitles[tab]}
          hint="Try another word, or fewer letters of it."
          action={
            <ButtonLink to="/explore" variant="outline" size="small">
              Discover groups and events
            </ButtonLink>
          }
        />
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

/** A link to another tab disappears when it is followed. The focus then moves to that tab's panel. */
function useFocusAfterLink(tab: SearchTab) {
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(tab);

  useEffect(() => {
    if (shown.current === tab) return;
    shown.current = tab;
    focusIfLost(panel.current);
    window.scrollTo(0, 0);
  }, [tab]);
  return panel;
}

const Panel = styled(TabPanel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
`;
