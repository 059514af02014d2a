import type { ComponentProps } from 'react';
import { Card } from '../ui/Card.tsx';
import { lazyPart } from '../ui/lazyPart.ts';
import { SkeletonBox } from '../ui/Skeleton.tsx';
import { useLazyPart } from '../ui/useLazyPart.ts';
import type { WeeklyDistance } from './WeeklyDistance.tsx';

const chartPart = lazyPart(() => import('./WeeklyDistance.tsx').then((module) => module.WeeklyDistance));

/** The chart at the end of the viewer's profile. Its code loads after the profile. */
export function LazyWeeklyDistance(props: ComponentProps<typeof WeeklyDistance>) {
  const Chart = useLazyPart(chartPart, true, () => undefined);
  if (Chart) return <Chart {...props} />;
  return (
    <Card as="div" aria-hidden="true">
      <SkeletonBox height={320} />
    </Card>
  );
}
