import { all, SIGNED_IN_ONLY, type Try } from './try.js';

/** One's own listing cannot be saved. */
const NOT_BY_ITS_SELLER: Try['statuses'] = [401, 204, 204, 403, 204];

export const FAVORITES: readonly Try[] = [
  {
    route: 'GET /api/listings/:id/comparables',
    statuses: all(200),
    path: ({ listing }) => `/api/listings/${listing}/comparables`,
  },
  { route: 'GET /api/feed', statuses: all(200) },
  { route: 'GET /api/favorites', statuses: SIGNED_IN_ONLY },
  {
    route: 'GET /api/favorites/marks',
    statuses: SIGNED_IN_ONLY,
    path: ({ listing }) => `/api/favorites/marks?ids=${listing}`,
  },
  {
    route: 'PUT /api/favorites/:id',
    statuses: NOT_BY_ITS_SELLER,
    path: ({ listing }) => `/api/favorites/${listing}`,
    body: () => ({}),
  },
  {
    route: 'DELETE /api/favorites/:id',
    statuses: [401, 204, 204, 204, 204],
    path: ({ listing }) => `/api/favorites/${listing}`,
  },
];
