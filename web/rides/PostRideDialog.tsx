import type { SessionUserFragment } from '../generated.ts';
import { useDraft } from '../lib/useDraft.ts';
import { useCreatePost } from '../posts/useCreatePost.ts';
import { usePhoto } from '../posts/usePhoto.ts';
import { useRoute } from '../routes/useRoute.ts';
import { RideDialog } from './RideDialog.tsx';
import type { RideDraft } from './rideDraft.ts';
import { newRideDraft, rideInputOf } from './rideDraft.ts';
import type { RequiredField } from './validateRide.ts';
import { labelsOf } from './validateRide.ts';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  user: SessionUserFragment;
  /** The group of the ride. Absent for the public feed. */
  group?: { id: string; name: string };
}

const required: readonly RequiredField[] = ['distance', 'location', 'date', 'time'];

/** The draft survives closing by mistake and a reload. Only Cancel and a successful post clear it. */
export function PostRideDialog({ open, onOpenChange, user, group }: Props) {
  const { draft, change, clear } = useDraft<RideDraft>(`ride:${user.id}`, newRideDraft);
  const photo = usePhoto();
  const route = useRoute();
  const { createPost, isPosting, percent } = useCreatePost();
  const visibility = draft.visibility === 'GROUP' && !group ? 'PUBLIC' : draft.visibility;

  const finish = () => {
    clear();
    photo.reset();
    route.reset();
    onOpenChange(false);
  };

  const send = async () => {
    await createPost({
      id: draft.id,
      content: draft.description.trim(),
      ...photo.input,
      privacy: visibility,
      groupId: group?.id,
      ride: {
        ...rideInputOf(draft),
        routeId: route.routeId,
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
    });
    finish();
  };

  return (
    <RideDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Post a Ride"
      group={group}
      draft={{ ...draft, visibility }}
      onChange={change}
      photo={photo}
      route={route}
      required={required}
      complaint={(missing) => ({
        title: 'Missing required fields',
        text: `Please fill out: ${labelsOf(missing)}`,
      })}
      onSend={send}
      failure="There was a problem posting your ride. Please try again."
      onCancel={finish}
      isSending={isPosting}
      percent={percent}
      labels={{ send: 'Post Ride', sending: 'Posting...' }}
    />
  );
}
