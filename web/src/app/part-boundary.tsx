import { Component, type ReactNode } from 'react';
import { PageNotLoaded } from './lazy-page';

/** Leaves out a part whose code did not arrive, so that the page around it stays usable. Any other error goes on. */
export class PartBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof PageNotLoaded) error.forget();
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (error instanceof PageNotLoaded) return null;
    throw error;
  }
}
