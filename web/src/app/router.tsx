import { type ReactNode, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useRoutes } from './app-context';
import { nextPath } from './next-path';
import { paths } from './paths';
import type { AppRoute } from './routes';
import { admission } from './session/access';
import { useSession } from './session/use-session';
import { PageWaiting } from './shell/page-waiting';

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
  const { pathname, search } = useLocation();
  switch (admission(route.access, useSession())) {
    case 'enter':
      return <route.Page />;
    case 'wait':
      return <PageWaiting />;
    case 'sign-in':
      return <Navigate replace to={`${paths.signIn}?next=${encodeURIComponent(pathname + search)}`} />;
    case 'already-member':
      return <Navigate replace to={nextPath(search) ?? paths.listings} />;
    default:
      return notFound;
  }
}
