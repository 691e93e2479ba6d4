import type { Feature } from '../../../app/feature';

export const market: Feature = {
  name: 'market',
  namespaces: ['market'],
  routes: [],
  slots: {
    'home-sections': () => import('./market-sections').then(({ MarketSections }) => MarketSections),
  },
};

/** The same for who is known here, apart, so that it comes after what concerns them. */
export const memberMarket: Feature = {
  name: 'member-market',
  namespaces: ['market'],
  routes: [],
  slots: {
    'member-sections': () => import('./member-market').then(({ MemberMarket }) => MemberMarket),
  },
};
