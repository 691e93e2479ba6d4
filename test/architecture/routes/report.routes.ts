import { randomUUID } from 'node:crypto';
import type { Try } from './try.js';

const FOR_ADMINISTRATORS: Try['statuses'] = [401, 403, 403, 403, 404];

export const REPORTS: readonly Try[] = [
  {
    route: 'POST /api/listings/:id/report',
    statuses: [401, 204, 204, 403, 204],
    path: ({ listing }) => `/api/listings/${listing}/report`,
    body: () => ({ reason: 'spam' }),
  },
  {
    route: 'POST /api/comments/:id/report',
    statuses: [401, 204, 204, 403, 204],
    path: ({ comment }) => `/api/comments/${comment}/report`,
    body: () => ({ reason: 'spam' }),
  },
  {
    route: 'POST /api/listings/:id/take-down',
    statuses: FOR_ADMINISTRATORS,
    path: () => `/api/listings/${randomUUID()}/take-down`,
    body: () => ({ reason: 'It is not for sale here.' }),
  },
  {
    route: 'POST /api/listing-reports/:id/dismiss',
    statuses: FOR_ADMINISTRATORS,
    path: () => `/api/listing-reports/${randomUUID()}/dismiss`,
  },
  {
    route: 'GET /api/listing-reports/:id',
    statuses: FOR_ADMINISTRATORS,
    path: () => `/api/listing-reports/${randomUUID()}`,
  },
  {
    route: 'GET /api/listing-reports/:id/pictures/:pictureId',
    statuses: FOR_ADMINISTRATORS,
    path: () => `/api/listing-reports/${randomUUID()}/pictures/${randomUUID()}`,
  },
];
