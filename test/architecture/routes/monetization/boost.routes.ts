import { randomUUID } from 'node:crypto';
import { SIGNED_IN_ONLY, type Try } from '../try.js';

export const BOOSTS: readonly Try[] = [
  { route: 'GET /api/my-credits', statuses: SIGNED_IN_ONLY },
  { route: 'GET /api/my-boosts', statuses: SIGNED_IN_ONLY },
  {
    // The owner has no credit to spend.
    route: 'POST /api/boosts',
    statuses: [401, 403, 403, 409, 403],
    body: ({ listing }) => ({ id: randomUUID(), listingId: listing }),
  },
];
