import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../ui/button';
import { ErrorState } from '../../ui/page/error-state';
import { paths } from '../paths';
import { PageNotLoaded } from '../routing/lazy-page';
import { filesAreGone, startOver } from '../routing/new-version';

type CatcherProps = {
  /** A new value lets the children try again. */
  page: string;
  renderFallback: (error: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
};

type CatcherState = { page: string; error: unknown };

class Catcher extends Component<CatcherProps, CatcherState> {
  override state: CatcherState = { page: this.props.page, error: null };

  static getDerivedStateFromError = (error: unknown) => ({ error });

  static getDerivedStateFromProps = ({ page }: CatcherProps, state: CatcherState) =>
    page === state.page ? null : { page, error: null };

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    // oxlint-disable-next-line no-console -- the one place where a failed page is reported
    console.error(error, componentStack);
    if (error instanceof PageNotLoaded) startOver();
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return this.props.renderFallback(error, () => this.setState({ error: null }));
  }
}

/**
 * A page that fails is replaced by words and a way on; the shell stays, and the next page starts clean. Around the shell it
 * does the same for what fails there.
 */
export function PageErrorBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return (
    <Catcher page={key} renderFallback={(error, retry) => <FailedPage error={error} onRetry={retry} />}>
      {children}
    </Catcher>
  );
}

function FailedPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  const notLoaded = error instanceof PageNotLoaded ? error : null;
  const offline = notLoaded !== null && !navigator.onLine;
  const retry = () => {
    // The next try would ask for the same file.
    if (notLoaded && filesAreGone()) return location.reload();
    notLoaded?.forget();
    onRetry();
  };
  return (
    <ErrorState
      title={t('problems.page-title')}
      text={t(offline ? 'problems.offline' : notLoaded ? 'problems.network' : 'problems.unexpected')}
      offline={offline}
      onRetry={retry}
    >
      <ButtonLink to={paths.home} variant="quiet">
        {t('actions.back-home')}
      </ButtonLink>
    </ErrorState>
  );
}
