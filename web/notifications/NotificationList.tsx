import styled from '@emotion/styled';
import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { useNotificationsQuery } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Failure } from '../ui/Failure.tsx';
import { focusIfLost } from '../ui/focusIfLost.ts';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';
import { NotificationEntry } from './NotificationEntry.tsx';

interface Props {
  /** Receives the focus when the focused entry leaves the list. */
  heading: RefObject<HTMLElement | null>;
  /** Only the first page, as in the panel. */
  isShort?: boolean;
  /** False until the session is validated. */
  isReady?: boolean;
}

/** The notifications, newest first. */
export function NotificationList({ heading, isShort = false, isReady = true }: Props) {
  const { data, error, refetch, fetchMore } = useNotificationsQuery({ skip: !isReady });
  const list = data?.notifications;
  useFocusAfterRemoval(list?.edges.length ?? 0, heading);

  if (list && list.edges.length === 0) {
    return (
      <EmptyState
        title="No notifications yet"
        hint="Likes, comments and news about your rides will appear here."
        action={
          !isShort && (
            <ButtonLink to="/explore" variant="outline" size="small">
              Find rides and groups
            </ButtonLink>
          )
        }
      />
    );
  }
  if (list) {
    return (
      <>
        <Entries aria-label="Notifications">
          {list.edges.map(({ node }) => (
            <NotificationEntry key={node.id} notification={node} />
          ))}
        </Entries>
        {list.pageInfo.hasNextPage && !isShort && (
          <More>
            <LoadMore
              label="Load More Notifications"
              failure="More notifications could not be loaded."
              onLoadMore={() => fetchMore({ variables: { after: list.pageInfo.endCursor } })}
            />
          </More>
        )}
      </>
    );
  }
  if (error) return <Failure title="The notifications could not be loaded" onRetry={() => void refetch()} />;
  return (
    <Waiting>
      <ListSkeleton count={4} shape="person" />
    </Waiting>
  );
}

function useFocusAfterRemoval(count: number, heading: RefObject<HTMLElement | null>): void {
  const before = useRef(count);

  useEffect(() => {
    if (count < before.current) focusIfLost(heading.current);
    before.current = count;
  }, [count, heading]);
}

const { space } = theme;

const Entries = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Waiting = styled.div`
  display: grid;
  gap: ${space[5]};
  padding: ${space[4]};
`;

const More = styled.div`
  padding: ${space[4]};
`;
