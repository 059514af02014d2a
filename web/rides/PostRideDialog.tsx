import { useState } from 'react';
import type { GroupKind, SessionUserFragment } from '../generated.ts';
import { useDraft } from '../lib/useDraft.ts';
import { dayAfter, todayIn } from '../lib/zonedTime.ts';
import { draftPlace, possibleAudience } from '../posts/audiences.ts';
import { useDraftPhoto } from '../posts/useDraftPhoto.ts';
import { NewRideDialog } from './NewRideDialog.tsx';
import type { RideDraft } from './rideDraft.ts';
import { newRideDraft, tomorrow } from './rideDraft.ts';
import { useDraftRoute } from './useDraftRoute.ts';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  user: SessionUserFragment;
  /** The group of the ride. Absent for the public feed. */
  group?: { id: string; name: string; kind?: GroupKind };
}

/** The draft survives closing by mistake, a reload and a restart. Only Cancel and a successful post clear it. */
export function PostRideDialog({ user, group, ...props }: Props) {
  const name = `ride:${user.id}${draftPlace(group)}`;
  const { draft, change, clear } = useDraft<RideDraft>(name, newRideDraft);
  const photo = useDraftPhoto(name);
  const route = useDraftRoute(draft.route, (text) => change({ route: text }));
  const today = todayIn(undefined, new Date());
  // A date of an earlier day, which the draft was stored with. A past date that is typed now stays.
  const [passed] = useState(draft.date < today ? draft.date : tomorrow);
  const isDateOpen = draft.date === tomorrow || (draft.date !== '' && draft.date === passed);
  const visibility = possibleAudience(draft.visibility, group);

  return (
    <NewRideDialog
      {...props}
      title="Post a Ride"
      group={group}
      draft={{ ...draft, visibility, ...(isDateOpen && { date: dayAfter(today) }) }}
      isDateOpen={isDateOpen}
      onChange={change}
      photo={photo}
      route={route}
      timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
      onFinish={clear}
    />
  );
}
