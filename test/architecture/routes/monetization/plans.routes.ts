import { all, another, type Try } from '../try.js';

export const PLANS: readonly Try[] = [
  { route: 'GET /api/plans', statuses: all(200) },
  { route: 'GET /api/my-payments', statuses: [401, 403, 200, 200, 200] },
  {
    route: 'POST /api/sales-messages',
    statuses: all(202),
    body: () => ({
      name: 'Somebody',
      email: `buyer${another()}@example.org`,
      message: 'What does a plan bring me?',
    }),
  },
];
