import { useState } from 'react';
import { FailureNotice } from '../ui/FailureNotice.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { lazyPart } from '../ui/lazyPart.ts';
import { useLazyPart } from '../ui/useLazyPart.ts';

const ridesPart = lazyPart(() => import('./SavedRides.tsx').then((module) => module.SavedRides));

/** The saved rides of the viewer's profile. Their code loads when their tab is opened. */
export function LazySavedRides() {
  const [hasFailed, setFailed] = useState(false);
  const Rides = useLazyPart(ridesPart, !hasFailed, () => setFailed(true));
  if (Rides) return <Rides />;
  if (hasFailed) return <FailureNotice title="This part could not be loaded" onRetry={() => setFailed(false)} />;
  return <ListSkeleton count={2} shape="words" />;
}
