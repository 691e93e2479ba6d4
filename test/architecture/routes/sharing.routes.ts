import { all, type Try } from './try.js';

export const SHARING: readonly Try[] = [
  {
    route: 'GET /api/listings/:id/shares',
    statuses: [401, 403, 403, 200, 200],
    path: ({ listing }) => `/api/listings/${listing}/shares`,
  },
  ...['shares', 'share-visits'].map((what) => ({
    route: `POST /api/listings/:id/${what}`,
    statuses: all(204),
    path: ({ listing }: { listing: string }) => `/api/listings/${listing}/${what}`,
    body: () => ({ way: 'copy' }),
  })),
];
