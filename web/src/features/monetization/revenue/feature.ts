import { HandCoins } from 'lucide-react';
import { revenuePage } from '#contract/pages/monetization';
import type { Feature } from '../../../app/feature';

export const revenue: Feature = {
  name: 'revenue',
  namespaces: ['revenue', 'plans'],
  routes: [
    {
      path: revenuePage.path,
      page: () => import('./revenue-page').then(({ RevenuePage }) => RevenuePage),
      access: 'admin',
    },
  ],
  nav: [
    {
      to: revenuePage.path,
      label: 'nav.revenue',
      icon: HandCoins,
      places: ['account'],
      order: 70,
      access: 'admin',
    },
  ],
};
