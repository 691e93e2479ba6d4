import type { ClaimRule } from './claim-rule.js';
import { LITTLE_USED } from './little-used.js';
import { WELL } from './well.js';
import { WORN } from './worn.js';

/** What several rules find at one place counts as the longest of them. */
export const CLAIMS: readonly ClaimRule[] = [...WORN, ...LITTLE_USED, ...WELL];
