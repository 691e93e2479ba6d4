import { aListing } from '../../support/world/listings.js';
import { all, SIGNED_IN_ONLY, type Try } from './try.js';

export const CATALOG: readonly Try[] = [
  { route: 'GET /api/listings', statuses: all(200) },
  { route: 'GET /api/listings/suggestions', statuses: all(200) },
  { route: 'GET /api/listings/:id', statuses: all(200), path: ({ listing }) => `/api/listings/${listing}` },
  { route: 'POST /api/listings', statuses: [401, 201, 201, 201, 201], body: () => aListing() },
  {
    route: 'PATCH /api/listings/:id',
    statuses: [401, 403, 403, 204, 204],
    path: ({ listing }) => `/api/listings/${listing}`,
    body: () => ({ price: 5 }),
  },
  {
    route: 'DELETE /api/listings/:id',
    statuses: [401, 403, 403, 204, 403],
    path: ({ listing }) => `/api/listings/${listing}`,
  },
  {
    route: 'POST /api/listings/:id/views',
    statuses: all(204),
    path: ({ listing }) => `/api/listings/${listing}/views`,
  },
  {
    route: 'GET /api/sellers/:id/listings',
    statuses: all(200),
    path: ({ owner }) => `/api/sellers/${owner}/listings`,
  },
  { route: 'GET /api/my-listings', statuses: SIGNED_IN_ONLY },
  // Without a file.
  { route: 'POST /api/market-value/readings', statuses: all(400) },
  { route: 'POST /api/market-value/estimates', statuses: all(200), body: () => ({ title: 'City bike' }) },
  { route: 'GET /sitemap.xml', statuses: all(200) },
  { route: 'GET /sitemap/pages', statuses: all(200) },
  // One file holds them all.
  {
    route: 'GET /sitemap/listings/:from',
    statuses: all(404),
    path: ({ listing }) => `/sitemap/listings/${listing}`,
  },
  { route: 'GET /robots.txt', statuses: all(200) },
];
