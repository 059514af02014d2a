import type { ReactNode } from 'react';
import { Component } from 'react';

interface Props {
  /** The name of the part in the log: 'The page'. */
  name: string;
  /** The current path. A new path renders the children again. */
  place?: string;
  /** Replaces the failed children. `retry` renders them again. */
  fallback(retry: () => void): ReactNode;
  children: ReactNode;
}

interface State {
  hasFailed: boolean;
}

/** Keeps the rest of the page when a part of it fails. A class, because React has no function component for it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(`${this.props.name} failed:`, error);
  }

  override componentDidUpdate(previous: Props): void {
    if (this.state.hasFailed && previous.place !== this.props.place) this.retry();
  }

  // Also when a kept page is left: it is tried again when it is shown next.
  override componentWillUnmount(): void {
    if (this.state.hasFailed) this.retry();
  }

  retry = (): void => this.setState({ hasFailed: false });

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback(this.retry) : this.props.children;
  }
}
