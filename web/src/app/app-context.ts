import { createContext, use } from 'react';
import type { Access, Feature } from './feature';
import type { AppDialog, AppRoute, AppSlots } from './routes';
import { admission } from './session/access';
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
    'over-page': [],
    'listing-actions': [],
    'listing-seller': [],
    settings: [],
    dashboard: [],
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
    .filter(({ access }) => admission(access ?? 'anyone', session) === 'enter')
    .toSorted((one, other) => one.order - other.order);
}
