import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FailureNotice } from '../ui/FailureNotice.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';
import { useFocusAfterRemoval } from '../ui/useFocusAfterRemoval.ts';
import type { ShownProfile } from './shownProfile.ts';

interface Props {
  noun: 'posts' | 'rides' | 'photos';
  /** Absent until loaded. */
  list: { edges: readonly unknown[]; pageInfo: { hasNextPage: boolean } } | undefined;
  profile: Pick<ShownProfile, 'displayName' | 'isViewer'>;
  hasFailed: boolean;
  onRetry(): void;
  onMore(): Promise<unknown>;
  /** The items. */
  children: ReactNode;
}

const loadMoreLabels = { posts: 'Load More Posts', rides: 'Load More Rides', photos: 'Load More Photos' };

/** A list of a profile: its items, or why there are none. */
export function ActivityList({ noun, list, profile, hasFailed, onRetry, onMore, children }: Props) {
  const stack = useFocusAfterRemoval<HTMLDivElement>(list?.edges.length ?? 0);

  if (!list && hasFailed) return <FailureNotice title={`The ${noun} could not be loaded`} onRetry={onRetry} />;
  if (!list) return <ListSkeleton count={2} shape="words" />;
  return (
    <Stack ref={stack} tabIndex={-1}>
      {list.edges.length > 0 ? children : <Nothing noun={noun} profile={profile} />}
      {list.pageInfo.hasNextPage && (
        <LoadMore label={loadMoreLabels[noun]} failure={`More ${noun} could not be loaded.`} onLoadMore={onMore} />
      )}
    </Stack>
  );
}

function Nothing({ noun, profile }: Pick<Props, 'noun' | 'profile'>) {
  const { displayName, isViewer } = profile;
  const hint = isViewer
    ? `The ${noun} that you share will show up here.`
    : `The ${noun} that ${displayName} shares with you will show up here.`;
  const action = isViewer ? (
    <ButtonLink to="/">Go to the feed</ButtonLink>
  ) : (
    <ButtonLink to="/explore">Find groups and rides</ButtonLink>
  );
  return (
    <Card as="div">
      <EmptyState title={`No ${noun} yet`} hint={hint} action={action} />
    </Card>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;
