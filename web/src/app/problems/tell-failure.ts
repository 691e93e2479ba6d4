import { claimProblem } from '../../api/claimed-problems';
import { problemIn } from '../../api/problem';
import { toastError } from '../../ui/toast/toast-store';
import { problemText } from './problem-text';

/** Says what failed and why, in place of the usual toast; call it in the turn of the failure. */
export function tellFailure(title: string, error: unknown): void {
  const problem = problemIn(error);
  if (!problem) return;
  claimProblem(problem);
  const show = async () => {
    const { title: named, description = named } = await problemText(problem);
    toastError({ title, description });
  };
  void show();
}
