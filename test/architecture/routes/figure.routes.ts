import { SIGNED_IN_ONLY, type Try } from './try.js';

export const FIGURES: readonly Try[] = [
  { route: 'GET /api/my-figures', statuses: SIGNED_IN_ONLY },
  { route: 'GET /api/my-next-steps', statuses: SIGNED_IN_ONLY },
  {
    route: 'GET /api/my-listings/:id/figures',
    statuses: [401, 403, 403, 200, 200],
    path: ({ listing }) => `/api/my-listings/${listing}/figures`,
  },
];
