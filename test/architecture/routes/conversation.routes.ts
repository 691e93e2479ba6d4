import { randomUUID } from 'node:crypto';
import { SIGNED_IN_ONLY, type Try } from './try.js';

export const CONVERSATIONS: readonly Try[] = [
  { route: 'GET /api/people', statuses: SIGNED_IN_ONLY },
  { route: 'GET /api/inbox', statuses: SIGNED_IN_ONLY },
  { route: 'GET /api/waiting-offers', statuses: SIGNED_IN_ONLY },
  { route: 'GET /api/conversations', statuses: SIGNED_IN_ONLY },
  {
    // Nobody talks with themselves.
    route: 'POST /api/conversations',
    statuses: [401, 200, 200, 422, 200],
    body: ({ owner }) => ({ personId: owner }),
  },
  {
    route: 'GET /api/conversations/with/:personId',
    statuses: [401, 200, 200, 422, 200],
    path: ({ owner }) => `/api/conversations/with/${owner}`,
  },
  ...(
    [
      ['GET', '', 200],
      ['GET', '/messages', 200],
      ['POST', '/messages', 201],
      ['POST', '/read', 204],
    ] as const
  ).map(
    ([method, rest, owner]): Try => ({
      route: `${method} /api/conversations/:id${rest}`,
      // Not for an administrator either: they read what has been reported.
      statuses: [401, 404, 404, owner, 404],
      path: ({ conversation }) => `/api/conversations/${conversation}${rest}`,
      body: () =>
        method === 'GET' ? undefined : rest === '/read' ? { seq: 1 } : { id: randomUUID(), content: 'Hi' },
    }),
  ),

  {
    route: 'POST /api/conversations/:id/report',
    statuses: [401, 404, 404, 204, 404],
    path: ({ conversation }) => `/api/conversations/${conversation}/report`,
    body: () => ({ reason: 'spam' }),
  },
  { route: 'GET /api/blocked-people', statuses: SIGNED_IN_ONLY },
  {
    // Nobody blocks themselves.
    route: 'PUT /api/people/:id/block',
    statuses: [401, 204, 204, 422, 204],
    path: ({ owner }) => `/api/people/${owner}/block`,
  },
  {
    route: 'DELETE /api/people/:id/block',
    statuses: [401, 204, 204, 204, 204],
    path: ({ owner }) => `/api/people/${owner}/block`,
  },
  {
    // What was said between two people is for administrators, once it has been reported.
    route: 'GET /api/conversation-reports/:id',
    statuses: [401, 403, 403, 403, 404],
    path: ({ conversation }) => `/api/conversation-reports/${conversation}`,
  },
  {
    route: 'GET /api/conversation-reports/:id/pictures/:pictureId',
    statuses: [401, 403, 403, 403, 404],
    path: ({ conversation }) => `/api/conversation-reports/${conversation}/pictures/${randomUUID()}`,
  },
];
