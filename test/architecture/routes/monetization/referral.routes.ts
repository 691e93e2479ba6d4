import { all, SIGNED_IN_ONLY, type Try } from '../try.js';

export const REFERRALS: readonly Try[] = [
  { route: 'GET /api/my-referrals', statuses: SIGNED_IN_ONLY },
  { route: 'POST /api/my-referrals/code', statuses: SIGNED_IN_ONLY },
  { route: 'GET /api/my-referrals/friends', statuses: SIGNED_IN_ONLY },
  { route: 'GET /api/invitations/:code', statuses: all(404), path: () => '/api/invitations/ABCD2345' },
  {
    route: 'POST /api/invitations/:code/acceptance',
    statuses: SIGNED_IN_ONLY,
    path: () => '/api/invitations/ABCD2345/acceptance',
  },
];
