import { randomUUID } from 'node:crypto';
import { aBot } from '../../support/world/messaging/bots.js';
import { SIGNED_IN_ONLY, type Try } from './try.js';

export const DEALS: readonly Try[] = [
  // Nobody has sent that message.
  {
    route: 'POST /api/offers',
    statuses: [401, 404, 404, 404, 404],
    body: () => ({ messageId: randomUUID() }),
  },
  {
    route: 'POST /api/offers/denied',
    statuses: [401, 404, 404, 404, 404],
    body: () => ({ messageId: randomUUID() }),
  },
  ...(
    [
      ['accept', 200],
      ['decline', 200],
      ['counter', 200],
      // The buyer's to do, and nothing to call off yet.
      ['withdraw', 403],
      ['cancel', 409],
    ] as const
  ).map(
    ([move, owner]): Try => ({
      route: `POST /api/offers/:id/${move}`,
      statuses: [401, 404, 404, owner, 404],
      path: ({ offer }) => `/api/offers/${offer}/${move}`,
      body: () => ({ amount: 150 }),
    }),
  ),

  // Everybody here but an administrator is free: who owns a bot may look at it, pause it and delete it.
  { route: 'GET /api/bots', statuses: SIGNED_IN_ONLY },
  {
    route: 'POST /api/bots',
    statuses: [401, 402, 402, 402, 403],
    body: ({ listing }) => aBot(listing),
  },
  {
    route: 'PUT /api/bots/:id',
    statuses: [401, 402, 402, 402, 404],
    path: ({ bot }) => `/api/bots/${bot}`,
    body: ({ listing }) => aBot(listing),
  },
  {
    route: 'PATCH /api/bots/:id',
    statuses: [401, 404, 404, 200, 404],
    path: ({ bot }) => `/api/bots/${bot}`,
    body: () => ({ status: 'paused' }),
  },
  {
    route: 'DELETE /api/bots/:id',
    statuses: [401, 404, 404, 204, 404],
    path: ({ bot }) => `/api/bots/${bot}`,
  },
  {
    route: 'GET /api/listings/:id/bot',
    statuses: SIGNED_IN_ONLY,
    path: ({ listing }) => `/api/listings/${listing}/bot`,
  },
  { route: 'GET /api/bot-interactions', statuses: SIGNED_IN_ONLY },
  {
    route: 'POST /api/bot-previews',
    statuses: [401, 402, 402, 402, 403],
    body: ({ listing }) => ({ bot: aBot(listing), message: '$60' }),
  },
];
