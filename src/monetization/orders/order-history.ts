import { ORDER_LIMITS, type OrderHappening, type OrderHappeningShape } from '#contract/monetization/orders';

type Happening = Pick<OrderHappeningShape, 'event' | 'by' | 'at'>;
/** What some of them come with. */
export type Said = Partial<Omit<OrderHappeningShape, keyof Happening>>;

export const NOTHING_SAID = { reason: null, cause: null, trackingNumber: null, words: '' };
/** Of several in a row the last one counts: what was typed wrongly before is of no use to anybody. */
const CORRECTIONS: readonly OrderHappening[] = ['addressed', 'tracked'];

/** A history with one thing more that happened; of a very long one the latest part. */
export function withHappening(
  history: readonly OrderHappeningShape[],
  happening: Happening & Said,
): OrderHappeningShape[] {
  const corrects = CORRECTIONS.includes(happening.event) && history.at(-1)?.event === happening.event;
  const before = corrects ? history.slice(0, -1) : history;
  return [...before, { ...NOTHING_SAID, ...happening }].slice(-ORDER_LIMITS.history);
}
