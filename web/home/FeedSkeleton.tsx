import { CardSkeleton } from '../ui/Skeleton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

export function FeedSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">Loading...</VisuallyHidden>
      <CardSkeleton />
      <CardSkeleton />
      <CardSkeleton />
    </>
  );
}
