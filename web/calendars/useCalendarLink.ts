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
  /** The list is not as it was thought to be. */
  onStale(): void;
}

/** Makes the link of a calendar, gives it another address and revokes it. */
export function useCalendarLink({ viewerId, calendar, onStale }: Props) {
  const { name, kind, groupId, link } = calendar;
  const toast = useToast();
  const [create, { loading: isCreating }] = useCreateCalendarFeedMutation({
    update: (cache, { data }) => {
      if (!data) return;
      const owner = { __typename: 'User', id: viewerId };
      const node = data.createCalendarFeed.calendarFeed;
      prependNode(cache, { owner, field: 'calendarFeeds', edgeType: 'CalendarFeedEdge', node });
    },
  });
  const [rotate, { loading: isRotating }] = useRotateCalendarFeedMutation();
  const [revokeFeed, { client, loading: isRevoking }] = useRevokeCalendarFeedMutation();

  const tellFailure = (title: string, error: unknown) => {
    const fault = faultOf(error);
    // Changed elsewhere since the list was loaded.
    if (fault?.code === 'CONFLICT' || fault?.code === 'NOT_FOUND') onStale();
    toast({ title, text: fault?.message, tone: 'danger' });
  };

  /** The whole address of the new link, null where there is none. */
  const makeLink = async (): Promise<string | null> => {
    try {
      const path = link
        ? (await rotate({ variables: { feedId: link.id } })).data?.rotateCalendarFeed.path
        : (await create({ variables: { input: { kind, groupId } } })).data?.createCalendarFeed.path;
      return path ? window.location.origin + path : null;
    } catch (error) {
      tellFailure('Failed to make the link. Please try again.', error);
      return null;
    }
  };

  const revoke = async (): Promise<void> => {
    if (!link) return;
    try {
      await revokeFeed({ variables: { feedId: link.id } });
    } catch (error) {
      if (faultOf(error)?.code !== 'NOT_FOUND') {
        tellFailure('Failed to revoke the link. Please try again.', error);
        return;
      }
    }
    deleteNode(client.cache, { __typename: 'CalendarFeed', id: link.id });
    toast({ title: `The link to ${name} is revoked`, text: 'Calendars that used it get no more.', tone: 'success' });
  };

  return { makeLink, revoke, isMaking: isCreating || isRotating, isRevoking };
}
