import { useState } from 'react';
import type { GroupHeadFragment } from '../generated.ts';
import { FailureNotice } from '../ui/FailureNotice.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { lazyPart } from '../ui/lazyPart.ts';
import { useLazyPart } from '../ui/useLazyPart.ts';

const membersPart = lazyPart(() => import('./GroupMembers.tsx').then((module) => module.GroupMembers));

/** The members of a group. Their code loads when their tab is first shown. */
export function LazyGroupMembers({ group }: { group: GroupHeadFragment }) {
  const [hasFailed, setFailed] = useState(false);
  const Members = useLazyPart(membersPart, !hasFailed, () => setFailed(true));
  if (Members) return <Members group={group} />;
  if (hasFailed) return <FailureNotice title="The members could not be loaded" onRetry={() => setFailed(false)} />;
  return <ListSkeleton count={3} shape="person" />;
}
