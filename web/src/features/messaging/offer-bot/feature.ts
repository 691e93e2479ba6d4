import { Bot } from 'lucide-react';
import type { Feature } from '../../../app/feature';

export const offerBot: Feature = {
  name: 'offer-bot',
  namespaces: ['bots', 'plans', 'messaging-errors', 'platform-errors'],
  routes: [],
  slots: {
    'listing-seller': () => import('./listing-bot').then(({ ListingBot }) => ListingBot),
  },
  dashboardTabs: [
    {
      id: 'offer-bot',
      label: 'tabs.offer-bot',
      icon: Bot,
      page: () => import('./dashboard-bots').then(({ DashboardBots }) => DashboardBots),
      order: 40,
    },
  ],
};
