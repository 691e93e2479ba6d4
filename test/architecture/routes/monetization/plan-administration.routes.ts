import type { Try } from '../try.js';

export const PLAN_ADMINISTRATION: readonly Try[] = [
  {
    route: 'PUT /api/admin/subscriptions/:personId',
    statuses: [401, 403, 403, 403, 200],
    path: ({ owner }) => `/api/admin/subscriptions/${owner}`,
    body: () => ({ tier: 'premium', cycle: 'monthly' }),
  },
  {
    route: 'DELETE /api/admin/subscriptions/:personId',
    statuses: [401, 403, 403, 403, 204],
    path: ({ owner }) => `/api/admin/subscriptions/${owner}`,
  },
  { route: 'GET /api/admin/revenue', statuses: [401, 403, 403, 403, 200] },
];
