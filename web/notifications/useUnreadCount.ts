import { useApolloClient, useFragment } from '@apollo/client/react';
import { readAnew } from '../apollo/edges.ts';
import { useLive } from '../apollo/useLive.ts';
import type { NotificationActivitySubscription, UnreadCountFragment } from '../generated.ts';
import { NotificationActivityDocument, UnreadCountFragmentDoc } from '../generated.ts';

/** How many notifications the viewer has not read, up to 100, as it is at every moment; null until it is known. */
export function useUnreadCount(viewerId: string | undefined): number | null {
  const client = useApolloClient();
  const from = viewerId === undefined ? null : { __typename: 'User' as const, id: viewerId };
  const { data } = useFragment<UnreadCountFragment>({ fragment: UnreadCountFragmentDoc, from });

  useLive<NotificationActivitySubscription, Record<string, never>>({
    document: NotificationActivityDocument,
    variables: {},
    isOn: viewerId !== undefined,
    onActivity: () => readAnew(client, { field: 'notifications' }),
  });
  return data?.unreadNotificationCount ?? null;
}
