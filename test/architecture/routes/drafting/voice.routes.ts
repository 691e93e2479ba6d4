import { randomUUID } from 'node:crypto';
import { all, SIGNED_IN_ONLY, type Try } from '../try.js';

export const VOICE: readonly Try[] = [
  { route: 'GET /api/transcripts/engine', statuses: all(200) },
  // Part of a plan, which only an administrator has here. Without an engine: 503 says that the door was open.
  {
    route: 'POST /api/transcripts',
    statuses: [401, 402, 402, 402, 503],
    body: () => ({ audioId: randomUUID() }),
  },
  {
    route: 'POST /api/transcripts/improvement',
    statuses: SIGNED_IN_ONLY,
    body: () => ({ transcript: 'a lamp', kind: 'grammar' }),
  },
];
