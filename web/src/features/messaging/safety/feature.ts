import type { Feature } from '../../../app/feature';

export const safety: Feature = {
  name: 'safety',
  namespaces: ['safety'],
  routes: [
    {
      path: '/admin/conversation-reports/:id',
      page: () => import('./report-page').then(({ ReportPage }) => ReportPage),
      access: 'admin',
    },
  ],
  slots: {
    settings: () => import('./blocked-people').then(({ BlockedPeople }) => BlockedPeople),
  },
};
