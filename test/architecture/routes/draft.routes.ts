import { randomUUID } from 'node:crypto';
import { aDraft } from '../../support/world/drafts.js';
import { SIGNED_IN_ONLY, type Try } from './try.js';

const nobodys = () => `/api/my-drafts/${randomUUID()}`;
const NOBODYS: Try['statuses'] = [401, 404, 404, 404, 404];

export const DRAFTS: readonly Try[] = [
  { route: 'GET /api/my-drafts', statuses: SIGNED_IN_ONLY },
  { route: 'GET /api/my-drafts/:id', statuses: NOBODYS, path: nobodys },
  { route: 'PUT /api/my-drafts/:id', statuses: SIGNED_IN_ONLY, path: nobodys, body: () => aDraft() },
  { route: 'DELETE /api/my-drafts/:id', statuses: NOBODYS, path: nobodys },
];

export const DRAFTING: readonly Try[] = [
  {
    route: 'GET /api/drafting/look-alikes',
    statuses: SIGNED_IN_ONLY,
    path: () => '/api/drafting/look-alikes?title=Desk+lamp&category=home-garden',
  },
  {
    route: 'POST /api/drafting/text',
    statuses: SIGNED_IN_ONLY,
    body: () => ({ text: 'Canon camera, barely used, 180' }),
  },
  {
    route: 'POST /api/drafting/speech',
    statuses: SIGNED_IN_ONLY,
    body: () => ({ text: 'Canon camera, barely used, 180' }),
  },
  {
    // Somebody else's picture, or attached to nothing of theirs.
    route: 'POST /api/drafting/images',
    statuses: [401, 422, 422, 200, 422],
    body: ({ upload }) => ({ imageIds: [upload] }),
  },
];
