import type { Condition } from '#contract/listings';

/** What a text may turn out to say: nothing, or one of the conditions. */
export const OUTCOMES = ['none', 'poor', 'fair', 'good', 'like-new', 'new'] as const satisfies readonly (
  | Condition
  | 'none'
)[];
export type Outcome = (typeof OUTCOMES)[number];

/** Traits share so many rows of weights: two that fall into one are seldom said of the same text. */
export const ROWS = 16_384;

/** The row of a trait: its name's FNV-1a hash. The first row is of every text. */
export function rowOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return 1 + ((hash >>> 0) % (ROWS - 1));
}

/** Points of each outcome as parts of one. */
export function shares(points: readonly number[]): number[] {
  const most = Math.max(...points);
  const powers = points.map((point) => Math.exp(point - most));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
}
