import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

interface Props {
  onRetry(): void;
}

export function FeedFailure({ onRetry }: Props) {
  const retry = (
    <Button variant="outline" onClick={onRetry}>
      Try again
    </Button>
  );
  return (
    <Card as="div" role="alert">
      <EmptyState title="The feed could not be loaded" hint="Check your connection and try again." action={retry} />
    </Card>
  );
}
