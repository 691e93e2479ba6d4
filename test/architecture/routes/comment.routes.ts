import { randomUUID } from 'node:crypto';
import { all, type Try } from './try.js';

export const COMMENTS: readonly Try[] = [
  {
    route: 'GET /api/listings/:id/comments',
    statuses: all(200),
    path: ({ listing }) => `/api/listings/${listing}/comments`,
  },
  {
    route: 'POST /api/listings/:id/comments',
    statuses: [401, 201, 201, 201, 201],
    path: ({ listing }) => `/api/listings/${listing}/comments`,
    body: () => ({ id: randomUUID(), content: 'Is it heavy?', name: 'Ana' }),
  },
  {
    route: 'PATCH /api/comments/:id',
    statuses: [401, 403, 403, 204, 403],
    path: ({ comment }) => `/api/comments/${comment}`,
    body: () => ({ content: 'Is it very heavy?' }),
  },
  {
    route: 'DELETE /api/comments/:id',
    statuses: [401, 403, 403, 204, 204],
    path: ({ comment }) => `/api/comments/${comment}`,
  },
];
