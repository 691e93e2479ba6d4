import { randomUUID } from 'node:crypto';
import { all, SIGNED_IN_ONLY, type Try } from './try.js';

const aSearch = () => ({
  name: 'Bikes',
  q: 'bike',
  frequency: 'daily',
  email: `${randomUUID()}@example.org`,
});
const nobodys = () => `/api/saved-searches/${randomUUID()}`;
const NOBODYS: Try['statuses'] = [401, 404, 404, 404, 404];

export const SAVED_SEARCHES: readonly Try[] = [
  { route: 'GET /api/saved-searches', statuses: SIGNED_IN_ONLY },
  { route: 'POST /api/saved-searches', statuses: [401, 201, 201, 201, 201], body: aSearch },
  { route: 'PUT /api/saved-searches/:id', statuses: NOBODYS, path: nobodys, body: aSearch },
  { route: 'DELETE /api/saved-searches/:id', statuses: NOBODYS, path: nobodys },
  { route: 'POST /api/saved-searches/:id/seen', statuses: NOBODYS, path: () => `${nobodys()}/seen` },
  ...['confirm', 'stop'].map((what) => ({
    route: `POST /saved-searches/${what}`,
    statuses: all(404),
    path: () => `/saved-searches/${what}?token=${'x'.repeat(43)}`,
  })),
];
