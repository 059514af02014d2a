import { useApolloClient } from '@apollo/client/react';
import styled from '@emotion/styled';
import { useSession } from '../auth/useSession.ts';
import type { ExplorePageQuery } from '../generated.ts';
import { ExploreEventsDocument, ExploreGroupsDocument, useExplorePageQuery } from '../generated.ts';
import { GroupGrid } from '../groups/GroupGrid.tsx';
import { theme } from '../theme/tokens.ts';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FailureNotice } from '../ui/FailureNotice.tsx';
import { FirstText } from '../ui/FirstText.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';
import { TabPanel } from '../ui/TabPanel.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { EventHits } from './EventHits.tsx';
import { GroupHits } from './GroupHits.tsx';
import { NextRides } from './NextRides.tsx';
import { useUrlTab } from './useUrlTab.ts';

const discoverTabs = [
  { value: 'groups', label: 'Cycling Groups' },
  { value: 'events', label: 'Events' },
  { value: 'rides', label: 'Next Rides' },
] as const;

type DiscoverTab = (typeof discoverTabs)[number]['value'];

/** Explore without a query: popular groups, upcoming events, and the ride finder. */
export function Discover() {
  const { isLoading } = useSession();
  const { data, error, refetch } = useExplorePageQuery({ skip: isLoading });
  const { tab, choose } = useUrlTab<DiscoverTab>(discoverTabs, 'groups');

  const content = () => {
    // The ride finder sends its own query. It offers the groups when they have loaded.
    if (tab === 'rides') return <NextRides groups={data?.groups.edges.map(({ node }) => node) ?? []} />;
    if (data && tab === 'groups') return <PopularGroups groups={data.groups} />;
    if (data) return <Agenda events={data.events} />;
    if (error) return <FailureNotice title="Explore could not be loaded" onRetry={() => void refetch()} />;
    return <Loading tab={tab} />;
  };

  return (
    <Tabs label="Filter" value={tab} onValueChange={choose} items={discoverTabs}>
      <Panel value={tab}>{content()}</Panel>
    </Tabs>
  );
}

function Loading({ tab }: { tab: DiscoverTab }) {
  if (tab === 'events') return <ListSkeleton count={3} shape="words" />;
  return (
    <FirstText>
      <GroupGrid as="div">
        <ListSkeleton count={6} shape="picture" />
      </GroupGrid>
    </FirstText>
  );
}

function PopularGroups({ groups: { edges, pageInfo } }: Pick<ExplorePageQuery, 'groups'>) {
  const client = useApolloClient();
  const loadMore = () =>
    client.query({
      query: ExploreGroupsDocument,
      variables: { after: pageInfo.endCursor },
      fetchPolicy: 'network-only',
    });

  if (edges.length === 0) return <Nothing title="No groups found" hint="New groups will show up here." />;
  return (
    <>
      <GroupHits groups={edges.map(({ node }) => node)} headingLevel="h2" />
      {pageInfo.hasNextPage && (
        <LoadMore label="Load More Groups" failure="More groups could not be loaded." onLoadMore={loadMore} />
      )}
    </>
  );
}

function Agenda({ events: { edges, pageInfo } }: Pick<ExplorePageQuery, 'events'>) {
  const client = useApolloClient();
  const loadMore = () =>
    client.query({
      query: ExploreEventsDocument,
      variables: { after: pageInfo.endCursor },
      fetchPolicy: 'network-only',
    });

  if (edges.length === 0) return <Nothing title="No events found" hint="New events will show up here." />;
  return (
    <>
      <EventHits events={edges.map(({ node }) => node)} headingLevel="h2" />
      {pageInfo.hasNextPage && (
        <LoadMore label="Load More Events" failure="More events could not be loaded." onLoadMore={loadMore} />
      )}
    </>
  );
}

function Nothing({ title, hint }: { title: string; hint: string }) {
  return (
    <Card as="div">
      <EmptyState title={title} hint={hint} action={<TextLink to="?tab=rides">Find a ride</TextLink>} />
    </Card>
  );
}

const Panel = styled(TabPanel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`;
