import { faultOf } from '../apollo/faultOf.ts';
import type { SeriesEndQuery } from '../generated.ts';
import { useSeriesEndQuery } from '../generated.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useToast } from '../ui/Toast.tsx';
import { EndJoinedDialog } from './EndJoinedDialog.tsx';
import type { SeriesToEnd } from './useEndSeries.ts';
import { useEndSeries } from './useEndSeries.ts';

interface Props extends SeriesToEnd {
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** The dates that would end, and those of them that others have joined or wait for. */
function datesToEnd({ post }: SeriesEndQuery): { count: number; joinedCount: number } {
  const start = Date.parse(post?.ride?.startsAt ?? '');
  const dates = (post?.ride?.series?.dates ?? []).filter(({ startsAt }) => Date.parse(startsAt ?? '') >= start);
  const joined = dates.filter(
    ({ participantCount, viewerIsParticipating, waitingCount }) =>
      waitingCount > 0 || participantCount > Number(viewerIsParticipating),
  );
  return { count: dates.length, joinedCount: joined.length };
}

/** Asks the author before a date of a series and all later ones are deleted, and what becomes of those that others have joined. */
export function EndSeriesDialog({ open, onOpenChange, ...ending }: Props) {
  const { data, loading } = useSeriesEndQuery({
    variables: { postId: ending.postId },
    skip: !open,
    fetchPolicy: 'network-only',
  });
  const { end, isEnding } = useEndSeries(ending);
  const toast = useToast();
  const { count, joinedCount } = data ? datesToEnd(data) : { count: 0, joinedCount: 0 };

  const handleConfirm = async () => {
    try {
      // Nobody had joined any of the dates. One that somebody joins meanwhile stays.
      await end('KEEP');
    } catch (error) {
      toast({ title: faultOf(error)?.message ?? 'Failed to end the series. Please try again.', tone: 'danger' });
    }
  };

  if (joinedCount > 0)
    return (
      <EndJoinedDialog
        open={open}
        onOpenChange={onOpenChange}
        ending={ending}
        count={count}
        joinedCount={joinedCount}
      />
    );
  return (
    <ConfirmDialog
      open={open && !loading}
      onOpenChange={onOpenChange}
      title="End this series?"
      text="This date and all later ones will be gone for everyone, with their comments. Earlier dates stay. This cannot be undone."
      confirmLabel="End Series"
      pendingLabel="Ending..."
      onConfirm={() => void handleConfirm()}
      pending={isEnding}
      danger
    />
  );
}
