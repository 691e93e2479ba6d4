import { randomUUID } from 'node:crypto';
import type { Try } from '../try.js';

const MEMBERS_ONLY: Try['statuses'] = [401, 403, 200, 200, 200];
/** Who has no plan has none to change. */
const WITH_A_PLAN: Try['statuses'] = [401, 403, 409, 409, 409];
/** No such checkout. */
const OWN: Try['statuses'] = [401, 403, 404, 404, 404];

const aPlan = () => ({ tier: 'premium', cycle: 'monthly' });
const aCheckout = () => `/api/test-checkouts/${randomUUID()}`;

export const MY_PLAN: readonly Try[] = [
  { route: 'GET /api/my-plan', statuses: MEMBERS_ONLY },
  { route: 'GET /api/my-plan/leaving', statuses: MEMBERS_ONLY },
  { route: 'POST /api/my-plan/quote', statuses: MEMBERS_ONLY, body: aPlan },
  { route: 'POST /api/my-plan/checkout', statuses: MEMBERS_ONLY, body: aPlan },
  { route: 'POST /api/my-plan/change', statuses: WITH_A_PLAN, body: aPlan },
  { route: 'POST /api/my-plan/cancel', statuses: WITH_A_PLAN },
  { route: 'POST /api/my-plan/resume', statuses: WITH_A_PLAN },
  { route: 'POST /api/my-plan/portal', statuses: WITH_A_PLAN },
  {
    route: 'POST /api/my-plan/test-renewal',
    statuses: WITH_A_PLAN,
    body: () => ({ outcome: 'pay' }),
  },
  { route: 'GET /api/test-checkouts/:id', statuses: OWN, path: aCheckout },
  {
    route: 'POST /api/test-checkouts/:id',
    statuses: OWN,
    path: aCheckout,
    body: () => ({ outcome: 'pay' }),
  },
];
