import type { Feature } from '../../../app/feature';

export const market: Feature = {
  name: 'market',
  namespaces: ['market'],
  routes: [],
  slots: {
    'home-sections': () => import('./market-sections').then(({ MarketSections }) => MarketSections),
  },
};
