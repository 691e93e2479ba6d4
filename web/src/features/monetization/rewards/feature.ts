import { Gift } from 'lucide-react';
import { rewardsPage } from '#contract/pages/monetization';
import type { Feature } from '../../../app/feature';

export const rewards: Feature = {
  name: 'rewards',
  namespaces: ['rewards'],
  routes: [
    { path: rewardsPage.path, page: () => import('./rewards-page').then(({ RewardsPage }) => RewardsPage) },
  ],
  nav: [
    {
      to: rewardsPage.path,
      label: 'nav.rewards',
      icon: Gift,
      places: ['account', 'dashboard'],
      order: 62,
      access: 'signed-in',
    },
  ],
  slots: {
    'home-sections': () => import('./visitor-rewards').then(({ VisitorRewards }) => VisitorRewards),
    'member-sections': () => import('./member-rewards').then(({ MemberRewards }) => MemberRewards),
  },
};
