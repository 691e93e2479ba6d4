import { UserRound } from 'lucide-react';
import { trustProfilePage } from '#contract/pages/community';
import type { Feature } from '../../../app/feature';

export const trustProfile: Feature = {
  name: 'trust-profile',
  namespaces: ['trust', 'reviews'],
  routes: [
    {
      path: trustProfilePage.path,
      page: () => import('./trust-profile-page').then(({ TrustProfilePage }) => TrustProfilePage),
    },
  ],
  nav: [
    {
      to: trustProfilePage.path,
      label: 'nav.view-profile',
      icon: UserRound,
      places: ['account'],
      order: 10,
      access: 'member',
    },
  ],
};
