import { SIGNED_IN_ONLY, type Try } from './try.js';

export const INSIGHTS: readonly Try[] = [
  { route: 'GET /api/my-insights', statuses: SIGNED_IN_ONLY },
  // None of them has the plan.
  { route: 'POST /api/my-insights', statuses: [401, 402, 402, 402, 200] },
];
