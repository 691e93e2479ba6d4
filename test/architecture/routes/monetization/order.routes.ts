import { randomUUID } from 'node:crypto';
import { SIGNED_IN_ONLY, type Try } from '../try.js';

/** Of an order that somebody asked the owner for, who sells the thing. */
const move = (name: string, owner: number, body?: unknown): Try => ({
  route: `POST /api/orders/:id/${name}`,
  statuses: [401, 404, 404, owner, 404],
  path: ({ order }) => `/api/orders/${order}/${name}`,
  body: () => body,
});

const shipTo = {
  name: 'Ada',
  line1: '1 Mill Road',
  city: 'Wrenfield',
  postalCode: '01301',
  country: 'US',
};
const parcel = { trackingNumber: '1Z999AA10123456784' };

export const ORDERS: readonly Try[] = [
  {
    // Only of one's own listing, to somebody one has a deal with.
    route: 'POST /api/orders',
    statuses: [401, 404, 404, 409, 404],
    body: ({ listing }) => ({ listingId: listing, buyerId: randomUUID() }),
  },
  {
    // Nobody has agreed on a price.
    route: 'POST /api/orders/requests',
    statuses: [401, 409, 409, 409, 409],
    body: ({ listing }) => ({ listingId: listing, shipTo }),
  },
  {
    route: 'POST /api/orders/shipped',
    statuses: [401, 404, 404, 422, 404],
    body: ({ listing }) => ({ listingId: listing, buyerId: randomUUID(), priceCents: 1000, ...parcel }),
  },
  {
    route: 'GET /api/orders',
    statuses: SIGNED_IN_ONLY,
    path: () => '/api/orders?side=seller',
  },
  {
    route: 'GET /api/orders/with/:id',
    statuses: SIGNED_IN_ONLY,
    path: ({ owner }) => `/api/orders/with/${owner}`,
  },
  {
    route: 'GET /api/orders/:id',
    statuses: [401, 404, 404, 200, 404],
    path: ({ order }) => `/api/orders/${order}`,
  },
  // Its listing is none that could be kept for anybody.
  move('accept', 409),
  move('decline', 200),
  // Theirs to decline, and not to take back.
  move('cancel', 403),
  move('address', 403, { shipTo }),
  // Nobody has agreed to it.
  move('ship', 409, parcel),
  move('track', 409, parcel),
  move('deliver', 409),
  move('confirm', 409),
  move('report', 409, { reason: 'damaged' }),
  move('resolve', 409, {}),
  move('refund', 409, {}),
];
