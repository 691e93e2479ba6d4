import type { Feature } from '../../../app/feature';

export const offerBot: Feature = {
  name: 'offer-bot',
  namespaces: ['bots', 'messaging-errors', 'platform-errors'],
  routes: [],
  slots: {
    'listing-seller': () => import('./listing-bot').then(({ ListingBot }) => ListingBot),
    dashboard: () => import('./dashboard-bots').then(({ DashboardBots }) => DashboardBots),
  },
};
