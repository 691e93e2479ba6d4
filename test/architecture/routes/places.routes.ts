import { all, SIGNED_IN_ONLY, type Try } from './try.js';

export const PLACES: readonly Try[] = [
  { route: 'GET /api/places', statuses: all(200) },
  // No place is known in an empty database.
  { route: 'GET /api/places/:id', statuses: all(404), path: () => '/api/places/469000000' },
  { route: 'GET /api/my-place', statuses: SIGNED_IN_ONLY },
  { route: 'PUT /api/my-place', statuses: SIGNED_IN_ONLY, body: () => ({ id: null }) },
  {
    route: 'GET /api/listings/:id/distance',
    statuses: all(200),
    path: ({ listing }) => `/api/listings/${listing}/distance?near=469000000`,
  },
  {
    route: 'GET /api/listings/:id/meetup-places',
    statuses: SIGNED_IN_ONLY,
    path: ({ listing }) => `/api/listings/${listing}/meetup-places`,
  },
];
