import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { CueSheetFragment, PostCardFragment, RideBarFragment } from '../generated.ts';
import { useRideRouteQuery } from '../generated.ts';
import { usePhoto } from '../posts/usePhoto.ts';
import { useUpdatePost } from '../posts/useUpdatePost.ts';
import { useRoute } from '../routes/useRoute.ts';
import { Select } from '../ui/Select.tsx';
import { useToast } from '../ui/Toast.tsx';
import { meetingPointText, readMeetingPoint } from './meetingPointText.ts';
import { RideDialog } from './RideDialog.tsx';
import { reloadPaceGroups } from './reloadPaceGroups.ts';
import { reloadSeries } from './reloadSeries.ts';
import type { RideDraft } from './rideDraft.ts';
import { rideDraftOf, rideInputOf } from './rideDraft.ts';
import type { RequiredField } from './validateRide.ts';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  post: PostCardFragment;
  ride: CueSheetFragment & Pick<RideBarFragment, 'paceGroupCount'>;
}

const required: readonly RequiredField[] = ['distance', 'date', 'time'];

const scopes = [
  { value: 'date', label: 'This date' },
  { value: 'later', label: 'This and all later dates' },
] as const;

/** Edits a ride. The author's input overrides the ride's values until it is saved or cancelled. */
export function EditRideDialog({ open, onOpenChange, post, ride }: Props) {
  const [changes, setChanges] = useState<Partial<RideDraft>>({});
  const [scope, setScope] = useState<'date' | 'later'>('date');
  const photo = usePhoto(post.pictures[0]);
  const { data } = useRideRouteQuery({ variables: { postId: post.id }, skip: !open });
  const route = useRoute(data?.post?.ride?.map);
  const { updatePost, isSaving, percent } = useUpdatePost(post);
  const toast = useToast();
  const client = useApolloClient();
  const known = data?.post?.ride?.meetingPoint;
  const meetingPoint = known ? meetingPointText(known) : '';
  const draft = { ...rideDraftOf(post, ride), meetingPoint, ...changes };
  const movesPoint = changes.meetingPoint !== undefined && changes.meetingPoint !== meetingPoint;

  const finish = () => {
    setChanges({});
    setScope('date');
    photo.reset();
    route.reset();
    onOpenChange(false);
  };

  const send = async () => {
    const input = rideInputOf(draft);
    await updatePost({
      postId: post.id,
      content: draft.description.trim(),
      // Absent fields stay unchanged.
      ...photo.input,
      privacy: changes.visibility,
      // The ride keeps its time zone, wherever its author edits it.
      ride: {
        ...input,
        meetingPoint: movesPoint ? (readMeetingPoint(draft.meetingPoint) ?? null) : undefined,
        routeId: route.routeId,
        timeZone: ride.timeZone,
      },
      ...(scope === 'later' && { laterDates: true }),
    });
    if (input.paceGroups) void reloadPaceGroups(client, post.id);
    if (scope === 'later' && ride.series) reloadSeries(client, ride.series);
    toast({ title: 'Ride updated successfully!', tone: 'success' });
    finish();
  };

  return (
    <RideDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Edit Ride"
      postId={post.id}
      hidesMeetingPoint={Boolean(known?.isHidden) && !movesPoint}
      hasPaceGroups={ride.paceGroupCount > 0}
      group={post.group}
      draft={draft}
      onChange={(next) => setChanges((latest) => ({ ...latest, ...next }))}
      photo={photo}
      route={route}
      required={required}
      more={() => ride.series && <Select label="Change" value={scope} onValueChange={setScope} options={scopes} />}
      complaint={() => ({
        title: 'Missing Information',
        text: 'Please fill in all required fields (distance, date, time).',
      })}
      onSend={send}
      failure="Failed to update ride. Please try again."
      onCancel={finish}
      isSending={isSaving}
      percent={percent}
      labels={{ send: 'Save Changes', sending: 'Saving...' }}
    />
  );
}
