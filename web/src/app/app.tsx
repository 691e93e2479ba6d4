import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { AppContext, type AppParts } from './app-context';
import { Dialogs } from './dialogs';
import { PageErrorBoundary } from './error-boundary';
import { Router } from './router';
import { Shell } from './shell/shell';
import type { AppStore } from './store';

export function App({ store, parts }: { store: AppStore; parts: AppParts }) {
  return (
    <Provider store={store}>
      <AppContext value={parts}>
        <BrowserRouter>
          <Shell>
            <PageErrorBoundary>
              <Router />
              <Dialogs />
            </PageErrorBoundary>
          </Shell>
        </BrowserRouter>
      </AppContext>
    </Provider>
  );
}
