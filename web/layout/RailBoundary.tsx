import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';

/** Keeps the feed and the other column when one side column fails. */
export function RailBoundary({ children }: { children: ReactNode }) {
  const fallback = (retry: () => void) => {
    const action = (
      <Button variant="outline" size="small" onClick={retry}>
        Try again
      </Button>
    );
    return <EmptyState title="Something went wrong" hint="This part could not be shown." action={action} />;
  };
  return (
    <ErrorBoundary name="A rail" fallback={fallback}>
      {children}
    </ErrorBoundary>
  );
}
