import { randomUUID } from 'node:crypto';
import { all, another, SIGNED_IN_ONLY, type Try } from '../try.js';

const nobodys = () => `/api/admin/partnerships/${randomUUID()}`;
const aPartnership = () => ({ brandName: `Brand ${another()}`, discount: '10% off', code: 'TEN' });

export const REWARDS: readonly Try[] = [
  { route: 'GET /api/my-week', statuses: SIGNED_IN_ONLY },
  { route: 'GET /api/my-coupons', statuses: SIGNED_IN_ONLY },
  { route: 'GET /api/partnerships', statuses: all(200) },
  { route: 'GET /api/admin/partnerships', statuses: [401, 403, 403, 403, 200] },
  { route: 'POST /api/admin/partnerships', statuses: [401, 403, 403, 403, 201], body: aPartnership },
  {
    route: 'PATCH /api/admin/partnerships/:id',
    statuses: [401, 403, 403, 403, 404],
    path: nobodys,
    body: () => ({ isActive: false }),
  },
  { route: 'DELETE /api/admin/partnerships/:id', statuses: [401, 403, 403, 403, 404], path: nobodys },
];
