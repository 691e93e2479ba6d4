import { type ReactNode, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { TOAST_DURATIONS, toast } from '../ui/toast/toast-store';
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
      return (
        <>
          <Refusal words={route.refusal} />
          <Navigate replace to={`${paths.signIn}?next=${encodeURIComponent(pathname + search)}`} />
        </>
      );
    case 'already-member':
      return <Navigate replace to={nextPath(search) ?? paths.listings} />;
    default:
      return notFound;
  }
}

/** Tells why one is not where one wanted to go. */
function Refusal({ words }: { words: AppRoute['refusal'] }) {
  const { t } = useTranslation();
  useEffect(() => {
    if (!words) return;
    toast({
      title: t(words.title),
      description: t(words.description),
      tone: 'destructive',
      duration: TOAST_DURATIONS.error,
    });
  }, [words, t]);
  return null;
}
