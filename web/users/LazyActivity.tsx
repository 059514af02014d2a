import { useState } from 'react';
import { FailureNotice } from '../ui/FailureNotice.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { lazyPart } from '../ui/lazyPart.ts';
import { useLazyPart } from '../ui/useLazyPart.ts';
import type { ProfileTab } from './profileTabs.ts';
import type { ShownProfile } from './shownProfile.ts';

interface Props {
  tab: ProfileTab;
  profile: ShownProfile;
}

const activityPart = lazyPart(() => import('./ProfileActivity.tsx').then((module) => module.ProfileActivity));

/** The posts, rides or photos of a member. Its code loads after the profile. */
export function LazyActivity(props: Props) {
  const [hasFailed, setFailed] = useState(false);
  const Activity = useLazyPart(activityPart, !hasFailed, () => setFailed(true));
  if (Activity) return <Activity {...props} />;
  if (hasFailed) return <FailureNotice title="This part could not be loaded" onRetry={() => setFailed(false)} />;
  return <ListSkeleton count={2} shape="words" />;
}
