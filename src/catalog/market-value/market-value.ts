import { type DemandRating, MARKET_VALUE } from '#contract/ai/market-value';
import { type Category, COMPARABLES } from '#contract/listings';
import { toCents, toUsd } from '#contract/money';
import { plainWords } from '#contract/search/plain-words';
import { DAY_MS } from '#contract/time';
import type { Comparable } from '../alike/comparables.dto.js';
import { asComparable, byWordsOf } from '../alike/nearest.js';
import { priceQuantile, quantile } from '../alike/quantile.js';
import type { Demand, EstimateBody, MarketValue, PlatformSpeed } from './market-value.dto.js';
import { meanOf, spreadOf } from './price-figures.js';

/** A comparable, and what tells how much such things are wanted. */
export interface FoundAlike extends Comparable {
  views: number;
  favorites: number;
  /** From being put up to being sold; null while it is for sale, or when that is not known any more. */
  days: number | null;
}

/** With so many sales, what is asked does not count any more. */
const ENOUGH_SALES = 3;
/** How many comparables make half of the confidence there can be. */
const HALF_SURE = 5;
const MOST_SURE = 100;
const LATELY_DAYS = 90;
/** Shares of what was there lately that is sold by now. */
const WANTED = { high: 0.5, medium: 0.2 };
/** Comparables that have as large a share of the title's words are of the same make, not only of the same kind. */
const CLOSE = 0.5;

type Asked = EstimateBody & { category: Category | null };

/** What an item is worth, by what was found of its kind; pure arithmetic. */
export function marketValue(asked: Asked, found: readonly FoundAlike[], now: Date): MarketValue {
  const near = nearestTo(asked.title, found);
  const alike = near.filter(({ condition }) => condition === asked.condition);
  const isOfCondition = alike.length >= MARKET_VALUE.fewest;
  const counted = isOfCondition ? alike : near;
  const [asking, sold] = (['asking', 'sold'] as const).map((kind) =>
    counted.filter((one) => one.kind === kind).map(({ price }) => price),
  ) as [number[], number[]];
  const basis = sold.length >= ENOUGH_SALES ? sold : [...asking, ...sold];
  const isFew = counted.length < MARKET_VALUE.fewest;
  const sellPrice = priceQuantile(basis, 0.5);
  const extractedPrice = asked.price ?? null;
  return {
    productTitle: asked.title,
    platform: asked.platform ?? null,
    condition: asked.condition ?? null,
    category: asked.category,
    extractedPrice,
    confidenceScore: Math.round((MOST_SURE * counted.length) / (counted.length + HALF_SURE)),
    isFew,
    isOfCondition,
    asking: spreadOf(asking),
    sold: spreadOf(sold),
    comparables: counted.slice(0, COMPARABLES.shown).map(asComparable),
    averageSellingPrice: meanOf(sold),
    demand: demandFor(near, now),
    buyPrice: isFew ? null : priceQuantile(basis, 0.25),
    sellPrice,
    suggestedWeBuyBackPrice: isFew ? null : priceQuantile(basis, 0.1),
    estimatedProfit:
      sellPrice === null || extractedPrice === null
        ? null
        : toUsd(toCents(sellPrice) - toCents(extractedPrice)),
    fastestPlatforms: speedHere(near),
  };
}

/** Of its make where there are enough of it, else of its kind; those that share most words first, then the latest. */
function nearestTo(title: string, found: readonly FoundAlike[]): FoundAlike[] {
  const words = new Set(plainWords(title)).size;
  const sorted = byWordsOf(title, found);
  const close = sorted.filter(({ shared }) => shared >= words * CLOSE);
  return (close.length >= MARKET_VALUE.fewest ? close : sorted).map(({ one }) => one);
}

function demandFor(near: readonly FoundAlike[], now: Date): Demand {
  const since = new Date(now.getTime() - LATELY_DAYS * DAY_MS).toISOString();
  const sold = near.filter(({ kind, at }) => kind === 'sold' && new Date(at).toISOString() >= since).length;
  const asking = near.filter(({ kind }) => kind === 'asking');
  const together = (of: 'views' | 'favorites') => asking.reduce((sum, one) => sum + one[of], 0);
  return {
    rating: ratingOf(sold, asking.length),
    sold,
    forSale: asking.length,
    views: together('views'),
    favorites: together('favorites'),
  };
}

function ratingOf(sold: number, forSale: number): DemandRating | null {
  if (sold + forSale < MARKET_VALUE.fewest) return null;
  const share = sold / (sold + forSale);
  return share >= WANTED.high ? 'high' : share >= WANTED.medium ? 'medium' : 'low';
}

/** Of other marketplaces nobody here knows how fast they are. */
function speedHere(near: readonly FoundAlike[]): PlatformSpeed[] {
  const days = near.flatMap((one) => (one.days === null ? [] : [one.days]));
  if (days.length < ENOUGH_SALES) return [];
  const medianDays = Math.max(1, Math.round(quantile(days, 0.5) ?? 0));
  return [{ platform: 'own', medianDays, sales: days.length }];
}
