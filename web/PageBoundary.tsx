import type { ReactNode } from 'react';
import { Component } from 'react';
import { Button } from './ui/Button.tsx';
import { EmptyState } from './ui/EmptyState.tsx';

interface Props {
  /** Where the reader is; going elsewhere tries again. */
  place: string;
  children: ReactNode;
}

interface State {
  hasFailed: boolean;
}

/** Keeps the header when a page fails or cannot be fetched. A class, because React offers a boundary no other way. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error('The page failed:', error);
  }

  override componentDidUpdate(previous: Props): void {
    if (this.state.hasFailed && previous.place !== this.props.place) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;

    // A page that could not be fetched stays failed until the whole application is loaded anew.
    const retry = (
      <Button variant="outline" onClick={() => window.location.reload()}>
        Try again
      </Button>
    );
    return <EmptyState title="Something went wrong" hint="This page could not be shown." action={retry} />;
  }
}
