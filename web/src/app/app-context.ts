import { createContext, use } from 'react';
import type { Access, Feature } from './feature';
import type { AppRoute, AppTab, Offers } from './routing/routes';
import { admission } from './session/access';
import type { Session } from './session/session.slice';
import { useSession } from './session/use-session';

export type AppParts = {
  routes: readonly AppRoute[];
  /** Comes after the first page; what reads it waits for it in a `<Suspense>` of its own. */
  offers: () => Promise<Offers>;
};

export const AppContext = createContext<AppParts>({
  routes: [],
  offers: () => Promise.reject(new Error('There is no app around this component')),
});

export const useRoutes = () => use(AppContext).routes;
/** Has what features offer fetched, before something that shows it is drawn. */
export const usePreloadOffers = () => use(AppContext).offers;
export const useDialogs = () => useAllOffers().dialogs;
export const useSlots = () => useAllOffers().slots;

type Offered = { order: number; access?: Access };

/** What all features offer of one kind, for those who are here, in order. */
export const useOffers = <T extends Offered>(pick: (feature: Feature) => readonly T[] | undefined): T[] =>
  useAdmitted(useAllOffers().features.flatMap((feature) => pick(feature) ?? []));

export const useDashboardTabs = (): AppTab[] => useAdmitted(useAllOffers().dashboardTabs);

function useAdmitted<T extends Offered>(offers: readonly T[]): T[] {
  const session = useSession();
  return offers
    .filter(({ access = 'anyone' }) => offered(access, session))
    .toSorted((one, other) => one.order - other.order);
}

const useAllOffers = () => use(use(AppContext).offers());

/** Until it is known who is here, this browser held a session last time: what came later would move the rest. */
function offered(access: Access, session: Session): boolean {
  const told = admission(access, session);
  return told === 'enter' || (told === 'wait' && access === 'signed-in');
}
