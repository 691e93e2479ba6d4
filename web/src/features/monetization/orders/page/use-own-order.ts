import { skipToken } from '@reduxjs/toolkit/query';
import { useParams } from 'react-router-dom';
import { useOrderQuery } from '../../../../api/monetization/orders';
import { isProblem } from '../../../../api/problem';

/** The order that the address names; `isLocked` when the reader's plan does not follow it. */
export function useOwnOrder() {
  const { id } = useParams();
  const {
    currentData: order,
    error,
    isFetching,
    refetch,
  } = useOrderQuery(id ? { id } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const problem = isProblem(error) && !isFetching ? error : null;
  const isGone = problem?.status === 404;
  // Whose plan could not be verified just now asks once more.
  const isLocked = problem?.code === 'monetization.order-locked';
  return {
    order: isGone || isLocked ? undefined : order,
    error: isFetching ? undefined : error,
    isGone,
    isLocked,
    retry: () => void refetch(),
  };
}
