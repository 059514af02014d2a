import type { GroupKind, SessionUserFragment } from '../generated.ts';
import { useDraft } from '../lib/useDraft.ts';
import { useDraftPhoto } from '../posts/useDraftPhoto.ts';
import { possibleAudience } from '../posts/visibilities.tsx';
import { useRoute } from '../routes/useRoute.ts';
import { NewRideDialog } from './NewRideDialog.tsx';
import type { RideDraft } from './rideDraft.ts';
import { newRideDraft } from './rideDraft.ts';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  user: SessionUserFragment;
  /** The group of the ride. Absent for the public feed. */
  group?: { id: string; name: string; kind?: GroupKind };
}

/** The draft survives closing by mistake, a reload and a restart. Only Cancel and a successful post clear it. */
export function PostRideDialog({ user, group, ...props }: Props) {
  const name = `ride:${user.id}`;
  const { draft, change, clear } = useDraft<RideDraft>(name, newRideDraft);
  const photo = useDraftPhoto(name);
  const route = useRoute();
  const visibility = possibleAudience(draft.visibility, group, 'PUBLIC');

  return (
    <NewRideDialog
      {...props}
      title="Post a Ride"
      group={group}
      draft={{ ...draft, visibility }}
      onChange={change}
      photo={photo}
      route={route}
      timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
      onFinish={clear}
    />
  );
}
