import { Bookmark } from 'lucide-react';
import { confirmSearchPage, savedSearchesPage, stopSearchPage } from '#contract/pages/catalog';
import type { Feature } from '../../../app/feature';
import { SAVE_SEARCH } from './dialog-parameter';

export const savedSearches: Feature = {
  name: 'saved-searches',
  namespaces: ['saved-searches', 'catalog-errors'],
  routes: [
    {
      path: savedSearchesPage.path,
      page: () => import('./saved-searches-page').then(({ SavedSearchesPage }) => SavedSearchesPage),
      access: 'signed-in',
    },
    {
      path: confirmSearchPage.path,
      page: () => import('./search-link-pages').then(({ ConfirmSearchPage }) => ConfirmSearchPage),
    },
    {
      path: stopSearchPage.path,
      page: () => import('./search-link-pages').then(({ StopSearchPage }) => StopSearchPage),
    },
  ],
  nav: [
    {
      to: savedSearchesPage.path,
      label: 'nav.saved-searches',
      icon: Bookmark,
      places: ['account'],
      order: 27,
      access: 'signed-in',
    },
  ],
  dialogs: [
    {
      parameter: SAVE_SEARCH,
      page: () => import('./save-search-dialog').then(({ SaveSearchDialog }) => SaveSearchDialog),
    },
  ],
  slots: {
    'browse-tools': () => import('./save-search-link').then(({ SaveSearchLink }) => SaveSearchLink),
    'member-sections': () => import('./search-news').then(({ SearchNews }) => SearchNews),
  },
};
