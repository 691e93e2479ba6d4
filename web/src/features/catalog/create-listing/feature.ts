import { PenLine } from 'lucide-react';
import { createListingPage } from '#contract/pages/catalog';
import type { Feature } from '../../../app/feature';
import { paths } from '../../../app/paths';

export const createListing: Feature = {
  name: 'create-listing',
  namespaces: ['create-listing', 'listing', 'catalog-errors', 'media-errors', 'platform-errors'],
  routes: [
    {
      path: createListingPage.path,
      page: () => import('./create-listing-page').then(({ CreateListingPage }) => CreateListingPage),
    },
  ],
  sell: [{ to: paths.createListing, label: 'sell.modes.manual', icon: PenLine, order: 10 }],
};
