import { useTranslation } from 'react-i18next';
import { claimProblem } from '../../../../api/claimed-problems';
import { isProblem } from '../../../../api/problem';
import { usePlanGate } from '../../../../app/problems/plan-gate';
import { toastError } from '../../../../ui/toast/toast-store';
import { useSetFavoriteMutation } from '../favorite-data';

type Change = Parameters<ReturnType<typeof useSetFavoriteMutation>[0]>[0];

/** Saves a listing or takes it off the favorites, and answers whether it could; a failure is told. */
export function useSetFavorite(): (change: Change) => Promise<boolean> {
  const { t } = useTranslation('favorites');
  const [setFavorite] = useSetFavoriteMutation();
  const gate = usePlanGate();
  return async (change) => {
    try {
      await setFavorite(change).unwrap();
      return true;
    } catch (error) {
      if (!gate.claims(error) && isProblem(error) && !isRefusal(error.status)) {
        claimProblem(error);
        toastError({ title: t('not-updated') });
      }
      return false;
    }
  };
}

/** What is refused has words of its own; what failed may be tried again. */
const isRefusal = (status: number): boolean => status >= 400 && status < 500;
