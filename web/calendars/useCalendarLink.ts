import { deleteNode, prependNode } from '../apollo/edges.ts';
import { faultOf } from '../apollo/faultOf.ts';
import {
  useCreateCalendarFeedMutation,
  useRevokeCalendarFeedMutation,
  useRotateCalendarFeedMutation,
} from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';
import type { Calendar } from './calendarsOf.ts';

interface Props {
  viewerId: string;
  calendar: Calendar;
  /** Called when the list is out of date. */
  onStale(): void;
}

/** Creates, replaces and revokes the link of a calendar. */
export function useCalendarLink({ viewerId, calendar, onStale }: Props) {
  const { name, kind, groupId, link } = calendar;
  const toast = useToast();
  const [create, { loading: isCreating }] = useCreateCalendarFeedMutation({
    update: (cache, { data }) => {
      const node = data?.createCalendarFeed?.calendarFeed;
      if (!node) return;
      const owner = { __typename: 'User', id: viewerId };
      prependNode(cache, { owner, field: 'calendarFeeds', edgeType: 'CalendarFeedEdge', node });
    },
  });
  const [rotate, { loading: isRotating }] = useRotateCalendarFeedMutation();
  const [revokeFeed, { client, loading: isRevoking }] = useRevokeCalendarFeedMutation();

  const showFailure = (title: string, error: unknown) => {
    const fault = faultOf(error);
    // The link was changed elsewhere after the list was loaded.
    if (fault?.code === 'CONFLICT' || fault?.code === 'NOT_FOUND') onStale();
    toast({ title, text: fault?.message, tone: 'danger' });
  };

  /** The full URL of the new link. Null when it could not be made. */
  const makeLink = async (): Promise<string | null> => {
    try {
      const path = link
        ? (await rotate({ variables: { feedId: link.id } })).data?.rotateCalendarFeed?.path
        : (await create({ variables: { input: { kind, groupId } } })).data?.createCalendarFeed?.path;
      return path ? window.location.origin + path : null;
    } catch (error) {
      showFailure('Failed to make the link. Please try again.', error);
      return null;
    }
  };

  const revoke = async (): Promise<void> => {
    if (!link) return;
    try {
      await revokeFeed({ variables: { feedId: link.id } });
    } catch (error) {
      if (faultOf(error)?.code !== 'NOT_FOUND') {
        showFailure('Failed to revoke the link. Please try again.', error);
        return;
      }
    }
    deleteNode(client.cache, { __typename: 'CalendarFeed', id: link.id });
    toast({ title: `The link to ${name} is revoked`, text: 'Calendars that used it get no more.', tone: 'success' });
  };

  return { makeLink, revoke, isMaking: isCreating || isRotating, isRevoking };
}
