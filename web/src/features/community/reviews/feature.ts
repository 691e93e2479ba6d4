import { Star } from 'lucide-react';
import { ownReviewsPage, reviewReportPage, reviewsPage } from '#contract/pages/community';
import { REPORT_REVIEW, REVIEW } from '../../../app/dialog-parameters';
import type { Feature } from '../../../app/feature';
import { lazyPage } from '../../../app/routing/lazy-page';

export const reviews: Feature = {
  name: 'reviews',
  namespaces: ['reviews', 'trust', 'community-errors', 'media-errors'],
  routes: [
    {
      path: reviewsPage.path,
      page: () => import('./reviews-page').then(({ ReviewsPage }) => ReviewsPage),
    },
    {
      path: ownReviewsPage.path,
      page: () => import('./to-own-reviews').then(({ ToOwnReviews }) => ToOwnReviews),
      access: 'signed-in',
    },
    {
      path: reviewReportPage.path,
      page: () => import('./report-page').then(({ ReviewReportPage }) => ReviewReportPage),
      access: 'admin',
    },
  ],
  dialogs: [
    {
      parameter: REVIEW,
      page: () => import('./write/review-dialog').then(({ ReviewDialog }) => ReviewDialog),
    },
    {
      parameter: REPORT_REVIEW,
      page: () => import('./report-dialog').then(({ ReportReviewDialog }) => ReportReviewDialog),
    },
  ],
  dashboardTabs: [
    {
      id: 'reviews',
      label: 'tabs.reviews',
      icon: Star,
      badge: lazyPage(() => import('./to-review-badge').then(({ ToReviewBadge }) => ToReviewBadge)),
      page: () => import('./own-reviews').then(({ OwnReviews }) => OwnReviews),
      order: 65,
    },
  ],
  slots: {
    'member-sections': () => import('./to-review-section').then(({ ToReviewSection }) => ToReviewSection),
  },
};
