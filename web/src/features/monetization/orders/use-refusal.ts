import { useTranslation } from 'react-i18next';
import type { Problem } from '../../../api/problem';
import { usePlanGate } from '../../../app/problems/plan-gate';
import { tellFailure } from '../../../app/problems/tell-failure';

/** What a form of orders does with a refusal that names none of its fields: who needs a plan is led to the plans. */
export function useRefusal(words: 'failed-to-update' | 'choose.failed' = 'failed-to-update') {
  const { t } = useTranslation('orders');
  const gate = usePlanGate();
  return (problem: Problem, named: object): void => {
    if (Object.keys(named).length === 0 && !gate.claims(problem)) tellFailure(t(words), problem);
  };
}
