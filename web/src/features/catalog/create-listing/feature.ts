import { PenLine } from 'lucide-react';
import { createListingPage } from '#contract/pages/catalog';
import type { Feature } from '../../../app/feature';
import { paths } from '../../../app/paths';

export const createListing: Feature = {
  name: 'create-listing',
  namespaces: ['create-listing', 'drafts', 'catalog-errors', 'media-errors', 'platform-errors'],
  routes: [
    {
      path: createListingPage.path,
      page: () => import('./create-listing-page').then(({ CreateListingPage }) => CreateListingPage),
    },
  ],
  sell: [{ to: paths.createListing, label: 'sell.modes.manual', icon: PenLine, order: 10 }],
};

/** What was begun, where people come by. */
export const drafts: Feature = {
  name: 'drafts',
  namespaces: ['drafts'],
  routes: [],
  slots: { 'member-sections': () => import('./begun/home-drafts').then(({ HomeDrafts }) => HomeDrafts) },
};

/** What was typed and never arrived is sent from whatever page comes next. */
export const leftDrafts: Feature = {
  name: 'left-drafts',
  namespaces: [],
  routes: [],
  slots: { floating: () => import('./begun/left-drafts').then(({ LeftDrafts }) => LeftDrafts) },
};
