import { SIGNED_IN_ONLY, type Try } from './try.js';

export const STANDING: readonly Try[] = [{ route: 'GET /api/standing', statuses: SIGNED_IN_ONLY }];
