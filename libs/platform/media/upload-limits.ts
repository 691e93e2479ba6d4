import { HOUR_MINUTES } from '#contract/time';
import type { Budget } from '#platform/throttle/rate-limits';

/** Megabytes of 1,048,576 bytes (spec 1, section 5: "each under 10MB"), and uploads a person may make in an hour. */
export const UPLOAD_LIMITS = { imageMegabytes: 10, audioMegabytes: 10, perHour: 60 } as const;

export const MEGABYTE = 1024 * 1024;

/** Spent by every upload, however it comes. */
export const uploadBudget = (personId: string): Budget => ({
  rule: 'media.upload',
  key: personId,
  limit: UPLOAD_LIMITS.perHour,
  windowMinutes: HOUR_MINUTES,
  code: 'media.too-many-uploads',
});
