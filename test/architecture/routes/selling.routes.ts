import { all, SIGNED_IN_ONLY, type Try } from './try.js';

/** Of a listing that was put up just now. */
export const SELLING: readonly Try[] = [
  { route: 'GET /api/recently-viewed', statuses: SIGNED_IN_ONLY },
  { route: 'DELETE /api/recently-viewed', statuses: [401, 204, 204, 204, 204] },
  { route: 'GET /api/market', statuses: all(200) },
  { route: 'GET /api/listings/:id/buyers', statuses: [401, 403, 403, 200, 403], path: at('buyers') },
  {
    route: 'POST /api/listings/:id/reservation',
    statuses: [401, 403, 403, 204, 403],
    path: at('reservation'),
  },
  // Nobody waits for it.
  {
    route: 'DELETE /api/listings/:id/reservation',
    statuses: [401, 403, 403, 409, 403],
    path: at('reservation'),
  },
  {
    route: 'POST /api/listings/:id/sale',
    statuses: [401, 403, 403, 201, 403],
    path: at('sale'),
    body: () => ({ price: 5 }),
  },
  // Nothing was sold, and it is too new to be renewed.
  { route: 'DELETE /api/listings/:id/sale', statuses: [401, 403, 403, 409, 403], path: at('sale') },
  { route: 'POST /api/listings/:id/renewal', statuses: [401, 403, 403, 409, 403], path: at('renewal') },
];

function at(thing: string): Try['path'] {
  return ({ listing }) => `/api/listings/${listing}/${thing}`;
}
