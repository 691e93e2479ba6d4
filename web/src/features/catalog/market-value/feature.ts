import { HandCoins, Search } from 'lucide-react';
import { marketValuePage } from '#contract/pages/catalog';
import type { Feature } from '../../../app/feature';

export const marketValue: Feature = {
  name: 'market-value',
  namespaces: ['market-value', 'catalog-errors', 'media-errors'],
  routes: [
    {
      path: marketValuePage.path,
      page: () => import('./market-value-page').then(({ MarketValuePage }) => MarketValuePage),
    },
  ],
  nav: [
    {
      to: marketValuePage.path,
      label: 'nav.market-value',
      icon: HandCoins,
      places: ['top'],
      order: 40,
      access: 'stranger',
    },
    {
      to: marketValuePage.path,
      label: 'nav.market-value',
      icon: Search,
      places: ['dashboard'],
      order: 22,
      access: 'signed-in',
    },
  ],
};
