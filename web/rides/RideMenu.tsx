import { useState } from 'react';
import type { PostCardFragment, RideCardFragment } from '../generated.ts';
import { PostMenu } from '../posts/PostMenu.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import type { RideAct } from './RideDialogs.tsx';
import { rideMenuRows } from './rideMenuRows.ts';
import { useHasPassed } from './useHasPassed.ts';

const RideDialogs = lazyDialog(() => import('./RideDialogs.tsx').then((module) => module.RideDialogs));

interface Props {
  post: PostCardFragment;
  ride: NonNullable<RideCardFragment['ride']>;
}

/** The menu of a ride, with its dialogs. */
export function RideMenu({ post, ride }: Props) {
  const [act, setAct] = useState<RideAct>();
  const hasStarted = useHasPassed(ride.startsAt);
  // Participants of a ride that is called off still see it, with the reason.
  const mayCallOff = !hasStarted && !ride.calledOffAt && ride.participantCount > 1;

  return (
    <>
      <PostMenu post={post} rows={rideMenuRows} onCallOff={mayCallOff ? () => setAct('callOff') : undefined}>
        {({ RideMenuRows }, acts) => (
          <RideMenuRows post={post} ride={ride} hasStarted={hasStarted} onAct={setAct} {...acts} />
        )}
      </PostMenu>
      {post.viewerCanEdit && (
        <RideDialogs
          open={act !== undefined}
          onOpenChange={() => setAct(undefined)}
          act={act}
          post={post}
          ride={ride}
        />
      )}
    </>
  );
}
