import { claimProblem } from '../../../../api/claimed-problems';
import { isProblem, type Problem } from '../../../../api/problem';

/** How it stands is said beside the form, not by a toast. @throws Problem */
export async function unannounced<T>(sent: Promise<T>): Promise<T> {
  try {
    return await sent;
  } catch (error) {
    if (isProblem(error)) claimProblem(error);
    throw isAborted(error) ? UNANSWERED : error;
  }
}

/** The session has ended, and with it every call that was under way. */
const isAborted = (error: unknown) =>
  error instanceof Object && 'name' in error && error.name === 'AbortError';
const UNANSWERED: Problem = { status: 0, code: 'client.network', title: 'client.network' };

export function ignoreProblem(error: unknown): void {
  if (!isProblem(error)) throw error;
}
