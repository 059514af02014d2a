import { useEffect, useEffectEvent, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import type { CueSheetFragment, PostCardFragment, RideBarFragment } from '../generated.ts';
import { useRidePaceGroupFormQuery, useRideRouteQuery } from '../generated.ts';
import { usePhoto } from '../posts/usePhoto.ts';
import { fetchRoute } from '../routes/fetchRoute.ts';
import { useRoute } from '../routes/useRoute.ts';
import { useToast } from '../ui/Toast.tsx';
import { duplicateDraftOf } from './duplicateDraft.ts';
import { meetingPointText } from './meetingPointText.ts';
import { NewRideDialog } from './NewRideDialog.tsx';
import type { PaceGroupDraft, StoredGroup } from './rideDraft.ts';
import { paceGroupDraftOf, writePaceGroups } from './rideDraft.ts';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  post: PostCardFragment;
  ride: CueSheetFragment & Pick<RideBarFragment, 'paceGroupCount'>;
}

/** Posts a ride like one of the viewer's own: the same route, pace groups, group, audience and hour, on a day to come. */
export function DuplicateRideDialog({ open, ...props }: Props) {
  return open && <OpenDialog {...props} />;
}

function OpenDialog({ onOpenChange, post, ride }: Omit<Props, 'open'>) {
  const [draft, setDraft] = useState(() => duplicateDraftOf(post, ride));
  // Undefined until its author changes it.
  const [moved, setMoved] = useState<string>();
  const photo = usePhoto();
  const route = useCopiedRoute(post.id);
  const toast = useToast();
  const copied = useCopiedGroups(ride);
  const { data } = useRideRouteQuery({ variables: { postId: post.id } });
  const point = data?.post?.ride?.meetingPoint;
  // The server refuses a point in a privacy zone for a new ride.
  const meetingPoint = moved ?? (point && !point.isHidden ? meetingPointText(point) : '');
  if (copied === undefined) return null;

  return (
    <NewRideDialog
      open
      onOpenChange={onOpenChange}
      title="Duplicate Ride"
      group={post.group}
      draft={{ ...draft, meetingPoint, paceGroups: draft.paceGroups || copied }}
      // The server may have received the text under this id, so a different text gets a new id.
      onChange={(changes) => {
        setDraft((latest) => ({ ...latest, ...changes, id: uuidv7() }));
        if (changes.meetingPoint !== undefined) setMoved(changes.meetingPoint);
      }}
      photo={photo}
      route={route}
      timeZone={ride.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone}
      onFinish={() => undefined}
      onPosted={() => toast({ title: 'Ride posted', tone: 'success' })}
    />
  );
}

const copyOf = (postId: string, group: StoredGroup): PaceGroupDraft => ({
  ...paceGroupDraftOf(group),
  ...(group.map && { copyOf: { postId, paceGroupId: group.id } }),
});

/** The pace groups of a ride, as the text of a draft. Undefined until they have loaded, and empty after a failure. */
function useCopiedGroups({ postId, paceGroupCount }: Props['ride']): string | undefined {
  const hasNone = paceGroupCount === 0;
  const { data, error } = useRidePaceGroupFormQuery({ variables: { postId }, skip: hasNone });
  const toast = useToast();
  const tell = useEffectEvent(() =>
    toast({ title: 'The pace groups could not be copied. Please add them.', tone: 'danger' }),
  );
  useEffect(() => {
    if (error) tell();
  }, [error]);
  if (hasNone || error) return '';
  const groups = data?.post?.ride?.paceGroups;
  return groups && writePaceGroups(groups.map((group) => copyOf(postId, group)));
}

/** The route of a form, at first a copy of that of a ride. */
function useCopiedRoute(postId: string) {
  const { data } = useRideRouteQuery({ variables: { postId } });
  const route = useRoute();
  const toast = useToast();
  const hasRoute = Boolean(data?.post?.ride?.map);

  const copy = useEffectEvent(async (isCurrent: () => boolean) => {
    try {
      const file = await fetchRoute(postId);
      if (isCurrent() && !route.route && !route.upload) await route.choose(file);
    } catch (error) {
      console.error('Copying the route failed:', error);
      if (isCurrent()) toast({ title: 'The route could not be copied. Please choose its file.', tone: 'danger' });
    }
  });
  useEffect(() => {
    if (!hasRoute) return;
    let isCurrent = true;
    void copy(() => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [hasRoute]);

  return route;
}
