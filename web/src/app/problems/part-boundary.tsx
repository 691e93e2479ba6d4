import { Component, type ReactNode } from 'react';
import { PageNotLoaded } from '../routing/lazy-page';

/**
 * Leaves out a part whose code did not arrive or that failed, so that the page around it stays usable. React reports the
 * error by itself.
 */
export class PartBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof PageNotLoaded) error.forget();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
