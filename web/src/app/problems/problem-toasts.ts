import { isRejected, type Middleware } from '@reduxjs/toolkit';
import { isClaimed } from '../../api/claimed-problems';
import { isProblem, type Problem } from '../../api/problem';
import { toastError } from '../../ui/toast/toast-store';
import { problemText } from './problem-text';

const UNEXPECTED: Problem = { status: 0, code: 'client.unexpected', title: 'client.unexpected' };

/** The one place that tells people about a failed change, unless a form claims the problem. */
export const problemToasts: Middleware = () => (next) => (action) => {
  // What the end of a session aborted is nobody's any more.
  if (isRejected(action) && !action.meta.aborted && action.type.startsWith('api/executeMutation/')) {
    const problem = 'payload' in action && isProblem(action.payload) ? action.payload : UNEXPECTED;
    // The caller's `unwrap()` rejects after this action; by the next task a form has had its say.
    setTimeout(() => void showUnlessClaimed(problem));
  }
  return next(action);
};

async function showUnlessClaimed(problem: Problem): Promise<void> {
  if (isClaimed(problem)) return;
  const text = await problemText(problem);
  toastError(text);
}
