import type { Condition } from '#contract/listings';
import type { Weight } from './claim-rule.js';
import { scoped } from './claim-scope.js';
import { CLAIMS } from './claims.js';
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
  const holding: Claim[] = [];
  const dropped: Claim[] = [];
  for (const claim of longest) {
    const overlaps = ({ start, end }: Claim) => claim.start < end && start < claim.end;
    const within = ({ start, end }: Claim) => start <= claim.start && claim.end <= end;
    if (holding.some(overlaps) || dropped.some(within)) continue;
    const scopedClaim = scoped(code, claim);
    if (scopedClaim) holding.push(scopedClaim);
    else dropped.push(claim);
  }
  return holding.toSorted((one, other) => one.start - other.start);
}
