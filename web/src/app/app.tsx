import type { Store } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { AppContext, type AppParts } from './app-context';
import { PageErrorBoundary } from './problems/error-boundary';
import { hasAnswered } from './routing/early-use';
import { Router } from './routing/router';
import { Shell } from './shell/shell';
import type { RootState } from './store';
import { Around, dialogs } from './surroundings';

type AppProps = {
  store: Store<RootState>;
  parts: AppParts;
  /** Of a page that is taken over. */
  drawnFrom?: RootState;
};

/** The whole app, to be placed in the browser's router or, on the server, in a static one. */
export function App({ store, parts, drawnFrom }: AppProps) {
  return (
    <Provider store={store} serverState={drawnFrom}>
      <AppContext value={parts}>
        <div className="unboxed" onClickCapture={hasAnswered} onInputCapture={hasAnswered}>
          <PageErrorBoundary>
            <Shell>
              <PageErrorBoundary>
                <Router />
                <Around part={dialogs} />
              </PageErrorBoundary>
            </Shell>
          </PageErrorBoundary>
        </div>
      </AppContext>
    </Provider>
  );
}
