import { Rocket } from 'lucide-react';
import { boostListingsPage, featuredBoostPage } from '#contract/pages/monetization';
import { BOOST } from '../../../app/dialog-parameters';
import type { Feature } from '../../../app/feature';

export const boosts: Feature = {
  name: 'boosts',
  namespaces: ['boosts', 'monetization-errors'],
  routes: [
    {
      path: boostListingsPage.path,
      page: () => import('./boost-listings-page').then(({ BoostListingsPage }) => BoostListingsPage),
      access: 'signed-in',
    },
    {
      path: featuredBoostPage.path,
      page: () => import('./featured-boost-page').then(({ FeaturedBoostPage }) => FeaturedBoostPage),
    },
  ],
  nav: [
    {
      to: boostListingsPage.path,
      label: 'nav.boost-listings',
      icon: Rocket,
      places: ['dashboard'],
      order: 24,
      access: 'signed-in',
    },
    { to: featuredBoostPage.path, label: 'nav.boosted', places: ['quick-links'], order: 30 },
  ],
  dialogs: [
    { parameter: BOOST, page: () => import('./boost-dialog').then(({ BoostDialog }) => BoostDialog) },
  ],
};
