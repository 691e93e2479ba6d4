import { claimProblem } from '../../../../api/claimed-problems';
import type { Problem } from '../../../../api/problem';
import { loadedProblemText } from '../../../../app/problems/problem-text';
import { toastError } from '../../../../ui/toast/toast-store';

/** Says why nothing came of it. */
export const refuse = (title: string, description: string): void => toastError({ title, description });

/** Says what was refused and why, where that has a name; `otherwise` where it only went wrong. */
export function tellRefusal(problem: Problem, title: string, otherwise: string): void {
  claimProblem(problem);
  const { status, code } = problem;
  const isNamed = code === 'client.offline' || (status >= 400 && status < 500);
  const known = isNamed ? loadedProblemText(problem, title) : null;
  refuse(known?.title ?? title, known?.description ?? otherwise);
}
