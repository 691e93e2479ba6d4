import { DRAFTING_LIMITS } from './drafting.js';

/** What may be made of a transcript: put right, said better, told in short, set in order. */
export const IMPROVEMENT_KINDS = ['grammar', 'professional', 'summary', 'structure'] as const;
export type ImprovementKind = (typeof IMPROVEMENT_KINDS)[number];

export const VOICE_LIMITS = {
  /** Characters of a transcript: a listing can be made of all of it. */
  transcript: DRAFTING_LIMITS.spoken,
  /** Transcripts, and improvements, one person may have made per hour. */
  perHour: 60,
} as const;
