import type { TunedMarkup } from '../bot-rules/bot-rules.js';

/** A counter of the past that came to an end. */
export interface CounterOutcome {
  minimumCents: number;
  counterCents: number;
  taken: boolean;
}

const BAND_PERCENT = 5;
const OUTCOMES_NEEDED = 5;

interface Band {
  tried: number;
  taken: number;
  markups: number;
}

/**
 * The markup that earned most: of the bands of 5 %, the one with the best share of taken counters times price. Null
 * with fewer than five outcomes, or when nobody ever took a counter. One attempt of each kind is added to a band's
 * share, so that a single lucky counter does not outweigh ten that are proven.
 */
export function tunedMarkup(outcomes: readonly CounterOutcome[]): TunedMarkup | null {
  const known = outcomes.filter(({ minimumCents }) => minimumCents > 0);
  if (known.length < OUTCOMES_NEEDED) return null;
  const [best] = bandsOf(known)
    .filter(({ taken }) => taken > 0)
    .map(({ tried, taken, markups }) => {
      const markup = markups / tried;
      return { markup, earning: ((taken + 1) / (tried + 2)) * (1 + markup / 100) };
    })
    .sort((a, b) => b.earning - a.earning || a.markup - b.markup);
  return best ? { markupPercent: Math.round(best.markup), outcomes: known.length } : null;
}

function bandsOf(outcomes: readonly CounterOutcome[]): Band[] {
  const bands = new Map<number, Band>();
  for (const { minimumCents, counterCents, taken } of outcomes) {
    const markup = Math.max(0, (counterCents / minimumCents - 1) * 100);
    const at = Math.floor(markup / BAND_PERCENT);
    const band = bands.get(at) ?? { tried: 0, taken: 0, markups: 0 };
    bands.set(at, {
      tried: band.tried + 1,
      taken: band.taken + (taken ? 1 : 0),
      markups: band.markups + markup,
    });
  }
  return [...bands.values()];
}
