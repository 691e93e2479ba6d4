import { all, SIGNED_IN_ONLY, type Try } from './try.js';

export const NOTIFICATIONS: readonly Try[] = [
  { route: 'GET /api/notifications', statuses: SIGNED_IN_ONLY },
  { route: 'POST /api/notifications/read', statuses: [401, 204, 204, 204, 204] },
  {
    route: 'POST /api/notifications/:id/read',
    statuses: [401, 404, 404, 204, 404],
    path: ({ notification }) => `/api/notifications/${notification}/read`,
  },
  // The link alone gives the right; this one is nobody's.
  {
    route: 'POST /unsubscribe',
    statuses: all(404),
    path: () => `/unsubscribe?token=${'x'.repeat(43)}`,
  },
  { route: 'GET /api/notification-preferences', statuses: SIGNED_IN_ONLY },
  {
    route: 'PUT /api/notification-preferences',
    statuses: SIGNED_IN_ONLY,
    body: () => ({ kinds: [], sound: false }),
  },
];
