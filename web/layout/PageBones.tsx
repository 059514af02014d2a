import { LiveText } from '../ui/LiveText.tsx';
import { PageColumn } from '../ui/PageColumn.tsx';
import { CardSkeleton, SkeletonBox } from '../ui/Skeleton.tsx';

/** Shown while the code of a page loads. As tall as the window, so that nothing below moves when the page arrives. */
export function PageBones() {
  return (
    <PageColumn>
      <LiveText>Loading...</LiveText>
      <SkeletonBox width={184} height={32} />
      <CardSkeleton />
      <CardSkeleton />
    </PageColumn>
  );
}
