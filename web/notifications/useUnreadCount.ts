import { useApolloClient, useFragment } from '@apollo/client/react';
import { reloadLists } from '../apollo/edges.ts';
import { useLive } from '../apollo/useLive.ts';
import { NotificationActivityDocument, UnreadCountFragmentDoc } from '../generated.ts';

/** The live number of unread notifications, up to 100. Null until known. */
export function useUnreadCount(viewerId: string | undefined): number | null {
  const client = useApolloClient();
  const from = viewerId === undefined ? null : { __typename: 'User' as const, id: viewerId };
  const { data } = useFragment({ fragment: UnreadCountFragmentDoc, from });

  useLive({
    document: NotificationActivityDocument,
    variables: {},
    isOn: viewerId !== undefined,
    onActivity: () => reloadLists(client, { field: 'notifications' }),
  });
  return data?.unreadNotificationCount ?? null;
}
