const WHOLE = 10_000;

/**
 * An amount against so many percent of another: negative when it is less, 0 when it is exactly that. In whole numbers, for a
 * percentage has two decimals at most and 2000 * 64.4 is more than 128,800.
 */
export const comparePercent = (cents: number, percent: number, ofCents: number): number =>
  cents * WHOLE - ofCents * Math.round(percent * 100);
