import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { takeFirstData } from '../../api/first-data';
import { loadTexts } from '../../i18n/i18n';
import type { Access, DashboardTab, Feature, FeatureRoute, Namespace, SlotName, SlotProps } from '../feature';
import { type AppStore, rootReducer } from '../store';
import { fetchedOnce, type LazyPage, lazyPage } from './lazy-page';
import { whileLoading } from './loading-pages';

export type AppRoute = LazyPage &
  Pick<FeatureRoute, 'path' | 'refusal' | 'frame'> & { access: Access; namespaces: readonly Namespace[] };
export type AppDialog = LazyPage & { parameter: string };
export type AppTab = LazyPage & Omit<DashboardTab, 'page'>;

/** Every feature's routes, the narrowest first, each able to fetch its code, texts, state and first data on its own. */
export function buildRoutes(features: readonly Feature[], store: AppStore): AppRoute[] {
  const routes = features.flatMap((feature) =>
    feature.routes.flatMap(({ path, also, page, access = 'anyone', refusal, frame }) => {
      const found = lazyPage(() => whileLoading(load(feature, page, store)));
      const route = { path, refusal, frame, access, namespaces: feature.namespaces, ...found };
      return also ? [route, { ...route, path: also }] : [route];
    }),
  );
  return routes.toSorted((one, other) => breadth(one.path) - breadth(other.path));
}

const breadth = (path: string): number => (path === '*' ? Number.POSITIVE_INFINITY : path.split(':').length);

/** What features show beside their pages. */
export type Offers = {
  features: readonly Feature[];
  dialogs: readonly AppDialog[];
  slots: AppSlots;
  dashboardTabs: readonly AppTab[];
};

/** What features show beside their pages, fetched when something of it is first drawn: the first page needs none of it. */
export const buildOffers = (fetchFeatures: () => Promise<readonly Feature[]>, store: AppStore) =>
  fetchedOnce(async (): Promise<Offers> => {
    const features = await fetchFeatures();
    return {
      features,
      dialogs: buildDialogs(features, store),
      slots: buildSlots(features, store),
      dashboardTabs: buildTabs(features, store),
    };
  });

/** Every feature's dialogs, fetched like pages. */
function buildDialogs(features: readonly Feature[], store: AppStore): AppDialog[] {
  return features.flatMap((feature) =>
    (feature.dialogs ?? []).map(({ parameter, page }) => ({
      parameter,
      ...lazyPage(() => whileLoading(load(feature, page, store))),
    })),
  );
}

/** Every feature's pages of the dashboard, fetched like pages. */
function buildTabs(features: readonly Feature[], store: AppStore): AppTab[] {
  return features.flatMap((feature) =>
    (feature.dashboardTabs ?? []).map(({ page, ...tab }) => ({
      ...tab,
      ...lazyPage(() => whileLoading(load(feature, page, store))),
    })),
  );
}

export type AppSlots = { [Name in SlotName]?: LazyPage<SlotProps[Name]>[] };

/** What features put into each slot, fetched like pages. */
function buildSlots(features: readonly Feature[], store: AppStore): AppSlots {
  const slots: AppSlots & Record<string, LazyPage[]> = {};
  for (const feature of features)
    for (const [name, fetchPart] of Object.entries(feature.slots ?? {}))
      (slots[name] ??= []).push(
        lazyPage(() => load(feature, fetchPart as () => Promise<ComponentType>, store)),
      );
  return slots;
}

async function load<Props extends object>(
  feature: Feature,
  fetchPage: () => Promise<ComponentType<Props>>,
  store: AppStore,
): Promise<ComponentType<Props>> {
  const [page, slice] = await Promise.all([fetchPage(), feature.reducer?.(), loadTexts(feature.namespaces)]);
  if (slice) rootReducer.inject(slice as Parameters<typeof rootReducer.inject>[0]);
  const firstData = takeFirstData();
  if (firstData) store.dispatch(firstData);
  return page;
}

/** Whether an address, with or without a query, leads to a page in this build. */
export const hasRoute = (routes: readonly AppRoute[], to: string): boolean =>
  routes.some(({ path }) => path !== '*' && matchPath(path, to.split('?')[0] ?? to));

/** The route at an address and its parameters, as the router's hooks read them. */
export function matchRoute(routes: readonly AppRoute[], pathname: string) {
  const written = decoded(pathname);
  for (const route of routes) {
    const match = matchPath(route.path, written);
    if (match) return { ...match, route };
  }
  return null;
}

export const routeAt = (routes: readonly AppRoute[], pathname: string): AppRoute | undefined =>
  matchRoute(routes, pathname)?.route;

/** What an address says, but for the slashes that are not its own. One that is not well-formed is taken as it is. */
function decoded(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}
