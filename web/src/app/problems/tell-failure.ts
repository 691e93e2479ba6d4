import { claimProblem } from '../../api/claimed-problems';
import { isProblem } from '../../api/problem';
import { TOAST_DURATIONS, toast } from '../../ui/toast/toast-store';
import { problemText } from './problem-text';

/** Says what failed and why, in place of the usual toast; call it in the turn of the failure. */
export function tellFailure(title: string, error: unknown): void {
  if (!isProblem(error)) throw error;
  claimProblem(error);
  const show = async () => {
    const { title: problem, description = problem } = await problemText(error);
    toast({ title, description, tone: 'destructive', duration: TOAST_DURATIONS.error });
  };
  void show();
}
