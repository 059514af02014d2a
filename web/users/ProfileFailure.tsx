import { FailureNotice } from '../ui/FailureNotice.tsx';
import { PageColumn } from '../ui/PageColumn.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

interface Props {
  onRetry(): void;
}

export function ProfileFailure({ onRetry }: Props) {
  return (
    <PageColumn>
      <VisuallyHidden as="h1">Profile</VisuallyHidden>
      <FailureNotice title="Failed to fetch user" onRetry={onRetry} />
    </PageColumn>
  );
}
