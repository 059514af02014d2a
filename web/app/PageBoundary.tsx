import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';

interface Props {
  /** The current path. A new path tries again. */
  place: string;
  children: ReactNode;
}

/** Keeps the header when a page fails or cannot be loaded. */
export function PageBoundary({ place, children }: Props) {
  // A page module that failed to load stays failed until the document reloads.
  const reload = (
    <Button variant="outline" onClick={() => window.location.reload()}>
      Try again
    </Button>
  );
  const fallback = () => (
    <EmptyState title="Something went wrong" hint="This page could not be shown." action={reload} />
  );
  return (
    <ErrorBoundary name="The page" place={place} fallback={fallback}>
      {children}
    </ErrorBoundary>
  );
}
