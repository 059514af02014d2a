import type { RideBarFragment } from '../generated.ts';
import { lazyPart } from '../ui/lazyPart.ts';
import { useLazyPart } from '../ui/useLazyPart.ts';

const afterPart = lazyPart(() => import('./AfterRide.tsx').then((module) => module.AfterRide));

interface Props {
  ride: RideBarFragment;
  viewerLeads: boolean;
}

/** Attendance, photos and thanks after a ride, for its leaders and participants. */
export function LazyAfterRide({ ride, viewerLeads }: Props) {
  const isShown = ride.isCompleted && !ride.calledOffAt && (ride.viewerIsParticipating || viewerLeads);
  const AfterRide = useLazyPart(afterPart, isShown, () => undefined);
  return AfterRide && isShown ? <AfterRide postId={ride.postId} /> : null;
}
