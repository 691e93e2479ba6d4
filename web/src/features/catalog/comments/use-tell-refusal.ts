import { useTranslation } from 'react-i18next';
import { claimProblem } from '../../../api/claimed-problems';
import type { Problem } from '../../../api/problem';
import { toastError } from '../../../ui/toast/toast-store';

/** What a refused comment is told to be by (spec 1, section 8); what has a text of its own says that. */
export function useTellRefusal(): (problem: Problem) => void {
  const { t } = useTranslation('comments');
  return (problem) => {
    const { status, code } = problem;
    const away = ['client.offline', 'client.network', 'client.timeout'].includes(code);
    const known = code.startsWith('catalog.') || status === 429;
    if (known) return;
    claimProblem(problem);
    const why = away
      ? t('form.problems.network')
      : status === 401
        ? t('form.problems.session')
        : status === 400 || status === 422
          ? t('form.problems.data')
          : t('form.failed');
    toastError({ title: why });
  };
}
