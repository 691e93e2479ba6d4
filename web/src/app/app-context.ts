import { createContext, use } from 'react';
import type { Access, Feature } from './feature';
import type { AppDialog, AppRoute, AppSlots } from './routes';
import { admission } from './session/access';
import type { Session } from './session/session.slice';
import { useSession } from './session/use-session';

export type AppParts = {
  features: readonly Feature[];
  routes: readonly AppRoute[];
  dialogs: readonly AppDialog[];
  slots: AppSlots;
};

export const AppContext = createContext<AppParts>({
  features: [],
  routes: [],
  dialogs: [],
  slots: {
    'top-bar': [],
    'listing-actions': [],
    'listing-seller': [],
    settings: [],
    dashboard: [],
    home: [],
  },
});

export const useRoutes = () => use(AppContext).routes;
export const useDialogs = () => use(AppContext).dialogs;
export const useSlots = () => use(AppContext).slots;

/** What all features offer of one kind, for those who are here, in order. */
export function useOffers<T extends { order: number; access?: Access }>(
  pick: (feature: Feature) => readonly T[] | undefined,
): T[] {
  const session = useSession();
  return use(AppContext)
    .features.flatMap((feature) => pick(feature) ?? [])
    .filter(({ access = 'anyone' }) => offered(access, session))
    .toSorted((one, other) => one.order - other.order);
}

/** Until it is known who is here, this browser held a session last time: what came later would move the rest. */
function offered(access: Access, session: Session): boolean {
  const told = admission(access, session);
  return told === 'enter' || (told === 'wait' && access === 'signed-in');
}
