const DAY_MS = 24 * 60 * 60 * 1000;

/** Days until then, begun ones as whole; at least one. */
export const daysLeft = (iso: string, now = Date.now()): number =>
  Math.max(1, Math.ceil((Date.parse(iso) - now) / DAY_MS));
