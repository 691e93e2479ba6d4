import { all, type Try } from '../try.js';

/** Nobody is set here who could have signed anything. */
export const STRIPE: readonly Try[] = [{ route: 'POST /api/stripe/webhook', statuses: all(404) }];
