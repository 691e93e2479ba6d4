import { reportPage } from '#contract/pages/messaging';
import type { Feature } from '../../../app/feature';

export const safety: Feature = {
  name: 'safety',
  namespaces: ['safety'],
  routes: [
    {
      path: reportPage.path,
      page: () => import('./report-page').then(({ ReportPage }) => ReportPage),
      access: 'admin',
    },
  ],
  slots: {
    settings: () => import('./blocked-people').then(({ BlockedPeople }) => BlockedPeople),
  },
};
