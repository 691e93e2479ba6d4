import { listingReportPage } from '#contract/pages/catalog';
import { REPORT } from '../../../app/dialog-parameters';
import type { Feature } from '../../../app/feature';

export const reports: Feature = {
  name: 'reports',
  namespaces: ['reports'],
  routes: [
    {
      path: listingReportPage.path,
      page: () => import('./report-page').then(({ ReportPage }) => ReportPage),
      access: 'admin',
    },
  ],
  dialogs: [
    { parameter: REPORT, page: () => import('./report-dialog').then(({ ReportDialog }) => ReportDialog) },
  ],
  slots: { 'listing-tools': () => import('./report-link').then(({ ReportLink }) => ReportLink) },
};
