import type { GroupKind } from '../generated.ts';
import { useCreatePost } from '../posts/useCreatePost.ts';
import type { usePhoto } from '../posts/usePhoto.ts';
import type { useRoute } from '../routes/useRoute.ts';
import { RepeatFields } from './RepeatFields.tsx';
import { RideDialog } from './RideDialog.tsx';
import { readRepeat, repeatText, ruleOf } from './repeatDraft.ts';
import type { RideDraft } from './rideDraft.ts';
import { rideInputOf } from './rideDraft.ts';
import type { RequiredField } from './validateRide.ts';
import { labelsOf } from './validateRide.ts';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  title: string;
  draft: RideDraft;
  /** Whether the date of the draft is only proposed. */
  isDateOpen?: boolean;
  onChange(changes: Partial<RideDraft>): void;
  photo: ReturnType<typeof usePhoto>;
  route: ReturnType<typeof useRoute>;
  /** The group of the ride. Null or absent for the public feed. */
  group?: { id: string; name: string; kind?: GroupKind } | null;
  /** The time zone of its date and time. */
  timeZone: string;
  /** Called after the ride is posted and on Cancel. */
  onFinish(): void;
  onPosted?(): void;
}

const required: readonly RequiredField[] = ['distance', 'location', 'date', 'time'];

/** Posts a new ride. */
export function NewRideDialog({ draft, photo, route, group, timeZone, onFinish, onPosted, ...props }: Props) {
  const { createPost, isPosting, percent } = useCreatePost();

  const repeat = readRepeat(draft.repeat);

  const finish = () => {
    photo.reset();
    route.reset();
    onFinish();
    props.onOpenChange(false);
  };

  const send = async () => {
    await createPost({
      id: draft.id,
      content: draft.description.trim(),
      ...photo.input,
      privacy: draft.visibility,
      groupId: group?.id,
      ride: { ...rideInputOf(draft), routeId: route.routeId, timeZone },
      repeats: repeat && ruleOf(repeat, draft.date),
    });
    onPosted?.();
    finish();
  };

  return (
    <RideDialog
      {...props}
      group={group}
      draft={draft}
      photo={photo}
      route={route}
      required={required}
      more={({ repeat: error }) => (
        <RepeatFields
          date={draft.date}
          repeat={repeat}
          error={error}
          onChange={(next) => props.onChange({ repeat: repeatText(next) })}
        />
      )}
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
