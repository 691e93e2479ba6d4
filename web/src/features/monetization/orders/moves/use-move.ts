import { useTranslation } from 'react-i18next';
import type { OrderMove } from '#contract/monetization/orders';
import { type MoveBody, type Order, useMoveOnOrderMutation } from '../../../../api/monetization/orders';
import { toast } from '../../../../ui/toast/toast-store';

/** Takes an order one step further, and says that it was done. What is refused is the caller's to tell. */
export function useMove({ id }: Pick<Order, 'id'>) {
  const { t } = useTranslation('orders');
  const [moveOn] = useMoveOnOrderMutation();
  return async (move: OrderMove, body?: MoveBody): Promise<void> => {
    await moveOn({ id, move, ...(body && { body }) }).unwrap();
    toast({ title: t(`done.${move}`) });
  };
}
