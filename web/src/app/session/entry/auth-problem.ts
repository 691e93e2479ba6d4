import { claimProblem } from '../../../api/claimed-problems';
import type { Problem } from '../../../api/problem';
import { isPhone } from '../../../browser/is-phone';
import { i18n } from '../../../i18n/i18n';
import { toastError } from '../../../ui/toast/toast-store';
import { loadedProblemText, type ProblemText } from '../../problems/problem-text';

/**
 * Shows why signing in or up failed (spec 1, section 8). `title` stands over what the server says where its error
 * has no title of its own. Needs the texts of `identity` and its errors; call it in the turn of the failure.
 */
export function toastAuthProblem(problem: Problem, title: string): void {
  claimProblem(problem);
  toastError(authProblemText(problem, title));
}

function authProblemText(problem: Problem, title: string): ProblemText {
  const connection = isPhone() ? i18n.t('identity:problems.connection-phone') : i18n.t('problems.title');
  if (problem.code === 'client.unexpected' || problem.status >= 500)
    return isPhone()
      ? { title: connection, description: i18n.t('identity:problems.failed') }
      : {
          title: i18n.t('identity:problems.unexpected.title'),
          description: i18n.t('identity:problems.unexpected.description'),
        };
  return loadedProblemText(problem, problem.code.startsWith('client.') ? connection : title);
}
