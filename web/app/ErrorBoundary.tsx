import { Component, type ReactNode } from 'react';
import { ErrorState } from '../kit/layout/States';

interface Props {
  /** A new value (the address) gives the page another chance. */
  resetKey: string;
  children: ReactNode;
}

interface State {
  failed: boolean;
  at: string;
}

/** Keeps header and footer alive when a page breaks or its chunk cannot be loaded. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, at: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.at ? null : { failed: false, at: props.resetKey };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render(): ReactNode {
    // A chunk of a former release is gone for good: only a fresh document knows the new names.
    return this.state.failed ? <ErrorState onRetry={() => location.reload()} /> : this.props.children;
  }
}
