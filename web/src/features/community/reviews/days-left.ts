import { DAY_MS } from '#contract/time';

/** Days until then, begun ones as whole; at least one. */
export const daysLeft = (iso: string, now = Date.now()): number =>
  Math.max(1, Math.ceil((Date.parse(iso) - now) / DAY_MS));
