import { flushSync } from 'react-dom';
import { useMatch, useNavigate } from 'react-router-dom';
import { deleteNode } from '../apollo/edges.ts';
import { useSession } from '../auth/useSession.ts';
import type { JoinedDates } from '../generated.ts';
import { useEndSeriesMutation } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';
import { reloadMyRides } from './reloadMyRides.ts';
import { reloadSeries } from './reloadSeries.ts';

export interface SeriesToEnd {
  postId: string;
  series: { __typename: 'RideSeries'; id: string } | null;
}

/** Ends a series from a date on, and shows it. `end` rejects when that fails. */
export function useEndSeries({ postId, series }: SeriesToEnd) {
  const isOnOwnPage = useMatch(`/post/${postId}`) !== null;
  const navigate = useNavigate();
  const toast = useToast();
  const { user } = useSession();
  const [endSeries, { client, loading }] = useEndSeriesMutation();

  /** `text` is the second line of the toast. */
  const end = async (joinedDates: JoinedDates, { reason, text }: { reason?: string; text?: string } = {}) => {
    const { data } = await endSeries({ variables: { postId, joinedDates, reason } });
    const deletedIds = data?.endSeries?.deletedPostIds ?? [];
    // Navigates first. Otherwise the page would briefly say that the post does not exist.
    if (isOnOwnPage && deletedIds.includes(postId)) flushSync(() => navigate('/', { replace: true }));
    for (const id of deletedIds) deleteNode(client.cache, { __typename: 'Post', id });
    if (series) reloadSeries(client, series);
    reloadMyRides(client, user?.id);
    toast({ title: 'The series has ended', ...(text && { text }), tone: 'success' });
  };

  return { end, isEnding: loading };
}
