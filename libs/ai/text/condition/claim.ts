import type { Condition } from '#contract/listings';
import { scoped } from './claim-scope.js';
import { CLAIMS, type Weight } from './claims.js';
import type { Tagged } from './tagged.js';

/** Something said about a thing's condition, and where in the tagged text. */
export interface Claim {
  readonly weight: Weight;
  readonly condition: Condition;
  readonly start: number;
  readonly end: number;
}

/** The claims that a tagged text makes about the thing as a whole, in their order. */
export function claimsIn({ code, starts, ends }: Tagged): Claim[] {
  const found: Claim[] = [];
  for (const { weight, condition, phrases } of CLAIMS)
    for (const words of phrases)
      for (const { 0: match, index } of code.matchAll(words))
        if (match) found.push({ weight, condition, start: index, end: index + match.length });
  const length = ({ start, end }: Claim) => (ends.get(end) ?? 0) - (starts.get(start) ?? 0);
  const longest = found.toSorted((one, other) => length(other) - length(one));
  const kept: Claim[] = [];
  for (const claim of longest)
    if (!kept.some(({ start, end }) => claim.start < end && start < claim.end)) kept.push(claim);
  return kept
    .map((claim) => scoped(code, claim))
    .filter((claim) => claim !== null)
    .toSorted((one, other) => one.start - other.start);
}
