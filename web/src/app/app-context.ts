import { createContext, use } from 'react';
import type { Access, Feature } from './feature';
import type { AppDialog, AppRoute } from './routes';
import { admission } from './session/access';
import { useSession } from './session/use-session';

export type AppParts = {
  features: readonly Feature[];
  routes: readonly AppRoute[];
  dialogs: readonly AppDialog[];
};

export const AppContext = createContext<AppParts>({ features: [], routes: [], dialogs: [] });

export const useRoutes = () => use(AppContext).routes;
export const useDialogs = () => use(AppContext).dialogs;

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
