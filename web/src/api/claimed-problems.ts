import { isAborted, isProblem, type Problem } from './problem';

const claimed = new WeakSet<Problem>();

/**
 * Says that the caller shows this problem itself, so that no toast repeats it. To be called in the same turn in
 * which a mutation's `unwrap()` rejects.
 */
export function claimProblem(problem: Problem): void {
  claimed.add(problem);
}

export const isClaimed = (problem: Problem) => claimed.has(problem);

/** A call of which no toast says that it failed: that is said elsewhere, or nobody asked for it. @throws Problem */
export async function unannounced<T>(sent: Promise<T>): Promise<T> {
  try {
    return await sent;
  } catch (error) {
    if (isProblem(error)) claimProblem(error);
    throw isAborted(error) ? UNANSWERED : error;
  }
}

const UNANSWERED: Problem = { status: 0, code: 'client.network', title: 'client.network' };
