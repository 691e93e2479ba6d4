import { type ReactNode, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useRoutes } from './app-context';
import { lazyPage } from './lazy-page';
import { nextPath } from './next-path';
import { paths } from './paths';
import type { AppRoute } from './routes';
import { admission } from './session/access';
import { useSession } from './session/use-session';
import { PageWaiting } from './shell/page-waiting';

const signInGate = lazyPage(() => import('./session/sign-in-gate').then(({ SignInGate }) => SignInGate));

/** The routes of all features; the one at `*` answers unknown addresses. */
export function Router() {
  const routes = useRoutes();
  const unknown = routes.find(({ path }) => path === '*');
  return (
    <Suspense fallback={<PageWaiting />}>
      <Routes>
        {routes.map((route) => (
          <Route
            key={route.path}
            path={route.path}
            element={<Guarded route={route} notFound={unknown && <unknown.Page />} />}
          />
        ))}
      </Routes>
    </Suspense>
  );
}

function Guarded({ route, notFound }: { route: AppRoute; notFound: ReactNode }) {
  const { search } = useLocation();
  switch (admission(route.access, useSession())) {
    case 'enter':
      return <route.Page />;
    case 'wait':
      return <PageWaiting />;
    case 'sign-in':
      return <signInGate.Page words={route.refusal} guests={route.access === 'signed-in'} />;
    case 'already-member':
      return <Navigate replace to={nextPath(search) ?? paths.listings} />;
    default:
      return notFound;
  }
}
