import { randomUUID } from 'node:crypto';
import { all, type Try } from '../try.js';

const FOR_ADMINISTRATORS: Try['statuses'] = [401, 403, 403, 403, 404];

export const REVIEWS: readonly Try[] = [
  {
    route: 'GET /api/people/:id/reviews',
    statuses: all(200),
    path: ({ owner }) => `/api/people/${owner}/reviews`,
  },
  { route: 'GET /api/my-deals/to-review', statuses: [401, 200, 200, 200, 200] },
  {
    route: 'GET /api/deals/:saleId',
    statuses: [401, 404, 404, 200, 404],
    path: ({ review }) => `/api/deals/${review.saleId}`,
  },
  {
    route: 'POST /api/deals/:saleId/review',
    statuses: [401, 404, 404, 201, 404],
    path: ({ review }) => `/api/deals/${review.saleId}/review`,
    body: () => ({ stars: 5 }),
  },
  {
    // Theirs is not written yet.
    route: 'PATCH /api/deals/:saleId/review',
    statuses: [401, 404, 404, 404, 404],
    path: ({ review }) => `/api/deals/${review.saleId}/review`,
    body: () => ({ stars: 4 }),
  },
  {
    // Whom it is about.
    route: 'POST /api/reviews/:id/reply',
    statuses: [401, 403, 403, 204, 403],
    path: ({ review }) => `/api/reviews/${review.id}/reply`,
    body: () => ({ text: 'Thank you.' }),
  },
  {
    route: 'POST /api/reviews/:id/report',
    statuses: [401, 204, 204, 204, 204],
    path: ({ review }) => `/api/reviews/${review.id}/report`,
    body: () => ({ reason: 'spam' }),
  },
  {
    route: 'POST /api/reviews/:id/removal',
    statuses: [401, 403, 403, 403, 204],
    path: ({ review }) => `/api/reviews/${review.id}/removal`,
    body: () => ({ reason: 'It names an address.' }),
  },
  {
    route: 'GET /api/review-reports/:id',
    statuses: FOR_ADMINISTRATORS,
    path: () => `/api/review-reports/${randomUUID()}`,
  },
  {
    route: 'GET /api/review-reports/:id/pictures/:pictureId',
    statuses: FOR_ADMINISTRATORS,
    path: () => `/api/review-reports/${randomUUID()}/pictures/${randomUUID()}`,
  },
  // The tests run on the operator's machine.
  { route: 'POST /ops/ratings/rebuild', statuses: all(200) },
];
