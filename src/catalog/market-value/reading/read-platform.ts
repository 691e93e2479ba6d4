import type { ReadLine } from '#ai/pictures/picture-reading';
import type { Certainty } from '#contract/ai/drafting';
import type { Platform } from '#contract/ai/market-value';

export interface ReadPlatform {
  readonly value: Platform;
  readonly certainty: Certainty;
}

const NAMED = 3;
const TYPICAL = 2;
const COMMON = 1;

type Marks = readonly (readonly [RegExp, number])[];

/** What their pages say of themselves. */
const MARKS: Readonly<Record<Exclude<Platform, 'own'>, Marks>> = {
  ebay: [
    [/\be-?bay\b/i, NAMED],
    [/add to watchlist|my ebay|ebay money back/i, TYPICAL],
    [/buy it now|or best offer/i, COMMON],
  ],
  facebook: [
    [/\bfacebook\b|today'?s picks/i, NAMED],
    [/\bmarketplace\b|seller information/i, TYPICAL],
    [/listed .* ago in/i, TYPICAL],
  ],
  offerup: [
    [/\boffer\s?up\b/i, NAMED],
    [/normal wear|community meetup/i, TYPICAL],
    [/posted .* ago in/i, COMMON],
  ],
  mercari: [
    [/\bmercari\b/i, NAMED],
    [/buyer pays/i, COMMON],
  ],
  craigslist: [
    [/\bcraigslist\b|\bpost id\b/i, NAMED],
    [/\bby owner\b|cryptocurrency ok|email to friend|best of \[/i, TYPICAL],
    [/^\W*CL\b/, COMMON],
  ],
  poshmark: [
    [/\bposh(?:mark|er)?\b/i, NAMED],
    [/add to bundle|offer\/price drop/i, TYPICAL],
  ],
  depop: [[/\bdepop\b/i, NAMED]],
  etsy: [
    [/\betsy\b/i, NAMED],
    [/star seller|in \d+ carts/i, TYPICAL],
    [/cost to ship/i, COMMON],
  ],
  amazon: [
    [/\bamazon\b/i, NAMED],
    [/deliver to |returns & orders/i, COMMON],
    [/list price|in stock|free delivery/i, COMMON],
  ],
  swappa: [[/\bswappa\b/i, NAMED]],
};

/** Which marketplace a screenshot is of, by what its pages say; `brand` is what this one is called. */
export function readPlatform(lines: readonly ReadLine[], brand: string): ReadPlatform | null {
  const own: Marks = [
    [new RegExp(`\\b${brand.replace(/[^\p{L}\p{N} ]/gu, '.')}\\b`, 'iu'), NAMED],
    [/contact seller/i, COMMON],
  ];
  const points = (Object.entries({ ...MARKS, own }) as [Platform, Marks][]).map(([value, marks]) => ({
    value,
    score: marks.reduce(
      (sum, [mark, worth]) => sum + (lines.some(({ text }) => mark.test(text)) ? worth : 0),
      0,
    ),
  }));
  const best = points.toSorted((one, other) => other.score - one.score)[0];
  if (!best || best.score < TYPICAL) return null;
  return { value: best.value, certainty: best.score >= NAMED ? 'sure' : 'likely' };
}
