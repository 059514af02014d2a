import type { ApolloClient, ObservableQuery } from '@apollo/client';
import { useApolloClient, useFragment } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { reloadLists } from '../apollo/edges.ts';
import { useLive } from '../apollo/useLive.ts';
import type { NotificationActivitySubscription } from '../generated.ts';
import { NotificationActivityDocument, UnreadCountFragmentDoc } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';

type Told = NotificationActivitySubscription['notificationActivity']['notification'];

/** The live number of unread notifications, up to 100. Null until known. */
export function useUnreadCount(viewerId: string | undefined): number | null {
  const client = useApolloClient();
  const showPlace = usePlaceToast();
  const from = viewerId === undefined ? null : { __typename: 'User' as const, id: viewerId };
  const { data } = useFragment({ fragment: UnreadCountFragmentDoc, from });

  useLive({
    document: NotificationActivityDocument,
    variables: {},
    isOn: viewerId !== undefined,
    onActivity: ({ notificationActivity }) => {
      reloadNotifications(client);
      showPlace(notificationActivity.notification);
    },
  });
  return data?.unreadNotificationCount ?? null;
}

/** Says at once that the viewer has got a place in a ride that they waited for. */
function usePlaceToast() {
  const toast = useToast();
  const navigate = useNavigate();
  return (told: Told) => {
    if (told?.kind !== 'PLACE_GIVEN' || !told.post) return;
    const page = `/post/${told.post.id}`;
    const action = { label: 'Show', onSelect: () => navigate(page) };
    toast({ title: 'You have a place in a ride you waited for', tone: 'success', action });
  };
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
