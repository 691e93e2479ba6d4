import { randomUUID } from 'node:crypto';
import { all, type Try } from './try.js';

export const PLATFORM: readonly Try[] = [
  { route: 'GET /manifest.webmanifest', statuses: all(200) },

  // An upload needs a file: 400 says that the door was open.
  { route: 'POST /api/media/images', statuses: [401, 400, 400, 400, 400] },
  { route: 'POST /api/media/audio', statuses: [401, 400, 400, 400, 400] },
  {
    route: 'DELETE /api/media/:id',
    statuses: [401, 404, 404, 204, 404],
    path: ({ upload }) => `/api/media/${upload}`,
  },
  // By the protocol of resumable uploads, without which they answer 400.
  { route: 'POST /api/recordings', statuses: [401, 400, 400, 400, 400] },
  ...(['HEAD', 'GET', 'PATCH', 'DELETE'] as const).map((method) => ({
    route: `${method} /api/recordings/:id`,
    statuses: [401, ...all(method === 'GET' ? 404 : 400).slice(1)] as unknown as Try['statuses'],
    path: () => `/api/recordings/${randomUUID()}`,
  })),
  { route: 'GET /media/:id/:file', statuses: all(200), path: ({ upload }) => `/media/${upload}/card.webp` },

  { route: 'GET /health/live', statuses: all(200) },
  { route: 'GET /health/ready', statuses: all(200) },
  // The operator's: without METRICS_TOKEN, whoever calls from the same machine, as tests do.
  { route: 'GET /metrics', statuses: all(200) },
  { route: 'GET /ops/dead-letters', statuses: all(200) },
  {
    route: 'POST /ops/dead-letters/:id/retry',
    statuses: all(404),
    path: () => `/ops/dead-letters/${randomUUID()}/retry`,
  },
  { route: 'GET /dev/mailbox', statuses: all(200) },
  { route: 'GET /dev/mailbox/:id', statuses: all(404), path: () => '/dev/mailbox/unknown' },
  { route: 'GET /*', statuses: all(200), path: () => '/about' },
];
