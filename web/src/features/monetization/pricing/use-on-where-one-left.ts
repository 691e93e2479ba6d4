import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { plansAgain } from '../../../app/plans/way-back-after-paying';

/** Back from where it was to be paid (`?checkout=`), and it was not: the plans again, with the way on that this tab has kept. */
export function useOnWhereOneLeft(): void {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const left = search.has('checkout');
  useEffect(() => {
    if (left) void navigate(plansAgain(), { replace: true, state: { keepScroll: true } });
  }, [left, navigate]);
}
