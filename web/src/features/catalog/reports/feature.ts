import { listingReportPage } from '#contract/pages/catalog';
import { REPORT, TAKE_DOWN } from '../../../app/dialog-parameters';
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
    {
      parameter: TAKE_DOWN,
      page: () => import('./take-down-dialog').then(({ TakeDownDialog }) => TakeDownDialog),
    },
    { parameter: REPORT, page: () => import('./report-dialog').then(({ ReportDialog }) => ReportDialog) },
  ],
  slots: { 'listing-tools': () => import('./report-link').then(({ ReportLink }) => ReportLink) },
};
