import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { takeFirstData } from '../api/first-data';
import { loadTexts } from '../i18n/i18n';
import type { Access, Feature, Namespace } from './feature';
import { type LazyPage, lazyPage } from './lazy-page';
import { whileLoading } from './loading-pages';
import { type AppStore, rootReducer } from './store';

export type AppRoute = LazyPage & { path: string; access: Access; namespaces: readonly Namespace[] };
export type AppDialog = LazyPage & { parameter: string };

/** Every feature's routes, each able to fetch its code, texts, state and first data on its own. */
export function buildRoutes(features: readonly Feature[], store: AppStore): AppRoute[] {
  return features.flatMap((feature) =>
    feature.routes.map((route) => ({
      path: route.path,
      access: route.access ?? 'anyone',
      namespaces: feature.namespaces,
      ...lazyPage(() => whileLoading(load(feature, route.page, store))),
    })),
  );
}

/** Every feature's dialogs, fetched like pages. */
export function buildDialogs(features: readonly Feature[], store: AppStore): AppDialog[] {
  return features.flatMap((feature) =>
    (feature.dialogs ?? []).map(({ parameter, page }) => ({
      parameter,
      ...lazyPage(() => whileLoading(load(feature, page, store))),
    })),
  );
}

type PageCode = () => Promise<ComponentType>;

async function load(feature: Feature, fetchPage: PageCode, store: AppStore): Promise<ComponentType> {
  const [page, slice] = await Promise.all([fetchPage(), feature.reducer?.(), loadTexts(feature.namespaces)]);
  if (slice) rootReducer.inject(slice as Parameters<typeof rootReducer.inject>[0]);
  const firstData = takeFirstData();
  if (firstData) store.dispatch(firstData);
  return page;
}

/** Whether an address, with or without a query, leads to a page in this build. */
export const hasRoute = (routes: readonly AppRoute[], to: string): boolean =>
  routes.some(({ path }) => path !== '*' && matchPath(path, to.split('?')[0] ?? to));

export const routeAt = (routes: readonly AppRoute[], pathname: string): AppRoute | undefined =>
  routes.find(({ path }) => path !== '*' && matchPath(path, pathname)) ??
  routes.find(({ path }) => path === '*');
