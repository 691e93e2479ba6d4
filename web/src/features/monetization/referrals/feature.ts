import { Gift } from 'lucide-react';
import { referralDashboardPage, referralPage } from '#contract/pages/monetization';
import type { Feature } from '../../../app/feature';

export const referrals: Feature = {
  name: 'referrals',
  namespaces: ['referrals'],
  routes: [
    {
      path: referralPage.path,
      page: () => import('./program-page').then(({ ProgramPage }) => ProgramPage),
    },
    {
      path: referralDashboardPage.path,
      page: () => import('./referrals-page').then(({ ReferralsPage }) => ReferralsPage),
      access: 'signed-in',
    },
  ],
  nav: [{ to: referralPage.path, label: 'nav.referral', places: ['quick-links'], order: 40 }],
  dashboardTabs: [
    {
      id: 'referrals',
      label: 'tabs.referrals',
      icon: Gift,
      page: () => import('./referrals-card').then(({ ReferralsCard }) => ReferralsCard),
      order: 63,
    },
  ],
};

/** What whoever followed a link is asked, on any page; its words come with it. */
export const invitation: Feature = {
  name: 'invitation',
  namespaces: [],
  routes: [],
  slots: { floating: () => import('./banner/banner').then(({ Banner }) => Banner) },
};
