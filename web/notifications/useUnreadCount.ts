import type { ApolloClient, ObservableQuery } from '@apollo/client';
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
    onActivity: () => reloadNotifications(client),
  });
  return data?.unreadNotificationCount ?? null;
}

/** Lists on their way are reloaded once they have arrived, because they may be older than the activity. */
function reloadNotifications(client: ApolloClient): void {
  const reload = () => reloadLists(client, { field: 'notifications' });
  reload();
  for (const query of client.getObservableQueries()) {
    if (query.queryName === 'Notifications' && query.getCurrentResult().loading) arrived(query).then(reload);
  }
}

function arrived(query: ObservableQuery): Promise<void> {
  return new Promise((resolve) => {
    const subscription = query.subscribe(({ loading }) => {
      if (loading) return;
      subscription.unsubscribe();
      resolve();
    });
  });
}
