import { listingPage } from '#contract/pages/catalog';
import type { Feature } from '../../../app/feature';

export const detail: Feature = {
  name: 'detail',
  namespaces: ['listing'],
  routes: [
    {
      path: listingPage.path,
      page: () => import('./listing-page').then(({ ListingPage }) => ListingPage),
    },
  ],
};
