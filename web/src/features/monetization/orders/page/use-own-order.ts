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
  const status = isProblem(error) && !isFetching ? error.status : null;
  return {
    order: status === 402 ? undefined : order,
    error: isFetching ? undefined : error,
    isGone: status === 404,
    isLocked: status === 402,
    retry: () => void refetch(),
  };
}
