import type { ComponentProps, ComponentType } from 'react';
import { useState } from 'react';
import { Card } from '../ui/Card.tsx';
import { FailureNotice } from '../ui/FailureNotice.tsx';
import type { LazyPart } from '../ui/lazyPart.ts';
import { lazyPart } from '../ui/lazyPart.ts';
import { SkeletonBox } from '../ui/Skeleton.tsx';
import { useLazyPart } from '../ui/useLazyPart.ts';
import type { OwnWeeks } from './OwnWeeks.tsx';

type Props = ComponentProps<typeof OwnWeeks>;

const weeksPart = lazyPart(() => import('./OwnWeeks.tsx').then((module) => module.OwnWeeks));

/** The weeks on the viewer's profile. Their code loads after the profile. */
export function LazyOwnWeeks(props: Props) {
  return <LazyWeeks {...props} part={weeksPart} />;
}

/** The same for a part that may be loaded already. */
export function LazyWeeks({ part, ...props }: Props & { part: LazyPart<ComponentType<Props>> }) {
  const [hasFailed, setFailed] = useState(false);
  const Weeks = useLazyPart(part, !hasFailed, () => setFailed(true));
  if (Weeks) return <Weeks {...props} />;
  if (hasFailed) return <FailureNotice title="Your weeks could not be loaded" onRetry={() => setFailed(false)} />;
  return (
    <>
      <Card as="div" aria-hidden="true">
        <SkeletonBox height={128} />
      </Card>
      <Card as="div" aria-hidden="true">
        <SkeletonBox height={320} />
      </Card>
    </>
  );
}
