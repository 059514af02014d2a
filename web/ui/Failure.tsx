import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';

interface Props {
  /** 'The events could not be loaded' */
  title: string;
  hint?: string;
  onRetry(): void;
}

/** Shown in a card or dialog when its content failed to load, with a button to try again. */
export function Failure({ title, hint = 'Check your connection and try again.', onRetry }: Props) {
  const retry = (
    <Button variant="outline" onClick={onRetry}>
      Try again
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState title={title} hint={hint} action={retry} />
    </div>
  );
}
