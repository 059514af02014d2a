import { flushSync } from 'react-dom';
import { useMatch, useNavigate } from 'react-router-dom';
import { deleteNode } from '../apollo/edges.ts';
import { faultOf } from '../apollo/faultOf.ts';
import { useSession } from '../auth/useSession.ts';
import { useEndSeriesMutation } from '../generated.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useToast } from '../ui/Toast.tsx';
import { reloadMyRides } from './reloadMyRides.ts';
import { reloadSeries } from './reloadSeries.ts';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  postId: string;
  series: { __typename: 'RideSeries'; id: string } | null;
}

/** Asks the author before a date of a series and all later ones are deleted. */
export function EndSeriesDialog({ open, onOpenChange, postId, series }: Props) {
  const isOnOwnPage = useMatch(`/post/${postId}`) !== null;
  const navigate = useNavigate();
  const toast = useToast();
  const { user } = useSession();
  const [endSeries, { client, loading }] = useEndSeriesMutation();

  const end = async () => {
    let deletedIds: readonly string[] = [];
    try {
      const { data } = await endSeries({ variables: { postId } });
      deletedIds = data?.endSeries?.deletedPostIds ?? [];
    } catch (error) {
      toast({ title: faultOf(error)?.message ?? 'Failed to end the series. Please try again.', tone: 'danger' });
      return;
    }
    // Navigates first. Otherwise the page would briefly say that the post does not exist.
    if (isOnOwnPage) flushSync(() => navigate('/', { replace: true }));
    for (const id of deletedIds) deleteNode(client.cache, { __typename: 'Post', id });
    if (series) reloadSeries(client, series);
    reloadMyRides(client, user?.id);
    toast({ title: 'The series has ended', text: 'Those who joined these dates are told once.', tone: 'success' });
  };

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="End this series?"
      text="This date and all later ones will be gone for everyone, with their comments. Earlier dates stay. This cannot be undone."
      confirmLabel="End Series"
      pendingLabel="Ending..."
      onConfirm={end}
      pending={loading}
      danger
    />
  );
}
