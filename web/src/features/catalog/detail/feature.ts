import type { Feature } from '../../../app/feature';
import { paths } from '../../../app/paths';

export const detail: Feature = {
  name: 'detail',
  namespaces: ['catalog'],
  routes: [
    {
      path: paths.listing(':id'),
      page: () => import('./listing-page').then(({ ListingPage }) => ListingPage),
    },
  ],
};
