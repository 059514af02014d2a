import type { PostCardFragment, RideCardFragment } from '../generated.ts';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { CallOffDialog } from './CallOffDialog.tsx';
import { DuplicateRideDialog } from './DuplicateRideDialog.tsx';
import { EditRideDialog } from './EditRideDialog.tsx';
import { EndSeriesDialog } from './EndSeriesDialog.tsx';
import { ExtendSeriesDialog } from './ExtendSeriesDialog.tsx';
import { PutOnDialog } from './PutOnDialog.tsx';

/** An act of the author of a ride that needs a dialog. */
export type RideAct = 'edit' | 'duplicate' | 'callOff' | 'putOn' | 'extend' | 'endSeries' | 'coLeaders';

const CoLeadersDialog = lazyDialog(() => import('./CoLeadersDialog.tsx').then((module) => module.CoLeadersDialog));

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  act: RideAct | undefined;
  post: PostCardFragment;
  ride: NonNullable<RideCardFragment['ride']>;
}

/** The dialogs of a ride's menu. They load together, because all but two share most of their code. */
export function RideDialogs({ open, onOpenChange, act, post, ride }: Props) {
  const dialog = (name: RideAct) => ({ open: open && act === name, onOpenChange });
  return (
    <>
      <EditRideDialog {...dialog('edit')} post={post} ride={ride} />
      <DuplicateRideDialog {...dialog('duplicate')} post={post} ride={ride} />
      <CallOffDialog {...dialog('callOff')} ride={ride} />
      <CoLeadersDialog {...dialog('coLeaders')} postId={ride.postId} />
      <PutOnDialog {...dialog('putOn')} postId={ride.postId} />
      <ExtendSeriesDialog {...dialog('extend')} postId={ride.postId} />
      <EndSeriesDialog {...dialog('endSeries')} postId={ride.postId} series={ride.series} />
    </>
  );
}
