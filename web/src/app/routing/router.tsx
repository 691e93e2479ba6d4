import { type ReactNode, Suspense, useMemo } from 'react';
import { UNSAFE_RouteContext as RouteContext, useLocation } from 'react-router-dom';
import { useRoutes } from '../app-context';
import { admission } from '../session/access';
import { useSession } from '../session/use-session';
import { PageWaiting } from '../shell/page-waiting';
import { alreadyMember } from '../surroundings';
import { lazyPage } from './lazy-page';
import { type AppRoute, matchRoute } from './routes';

const signInGate = lazyPage(() =>
  import('../session/entry/sign-in-gate').then(({ SignInGate }) => SignInGate),
);
/**
 * The page at the address; the one at `*` answers unknown addresses. `<Routes>` of the router would bring along all that
 * it does for routes with loaders: ours are flat, and only what its hooks read of a match is told to them.
 */
export function Router() {
  const routes = useRoutes();
  const { pathname } = useLocation();
  const found = useMemo(() => matchRoute(routes, pathname), [routes, pathname]);
  const context = useMemo(() => found && { outlet: null, isDataRoute: false, matches: [found] }, [found]);
  const unknown = routes.find(({ path }) => path === '*');
  return (
    found &&
    context && (
      <RouteContext value={context}>
        <Suspense fallback={<PageWaiting />}>
          <Guarded route={found.route} notFound={unknown && <unknown.Page />} />
        </Suspense>
      </RouteContext>
    )
  );
}

function Guarded({ route, notFound }: { route: AppRoute; notFound: ReactNode }) {
  switch (admission(route.access, useSession())) {
    case 'enter':
      return <route.Page />;
    case 'wait':
      return <PageWaiting />;
    case 'sign-in':
      return <signInGate.Page words={route.refusal} guests={route.access === 'signed-in'} />;
    case 'already-member':
      return <alreadyMember.Page />;
    default:
      return notFound;
  }
}
