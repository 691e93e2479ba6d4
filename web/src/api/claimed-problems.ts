import type { Problem } from './problem';

const claimed = new WeakSet<Problem>();

/**
 * Says that the caller shows this problem itself, so that no toast repeats it. To be called in the same turn in
 * which a mutation's `unwrap()` rejects.
 */
export function claimProblem(problem: Problem): void {
  claimed.add(problem);
}

export const isClaimed = (problem: Problem) => claimed.has(problem);
