import { claimProblem } from './claimed-problems';
import { isAborted, isProblem, type Problem } from './problem';

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
