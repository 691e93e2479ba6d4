import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderMove } from '#contract/monetization/orders';
import type { Order } from '../../../../api/monetization/orders';
import { useFocusKept } from '../../../../browser/use-focus-kept';
import { Button } from '../../../../ui/button';
import styles from '../../../../ui/deal/moves.module.css';
import { Menu } from '../../../../ui/menu/menu';
import { MenuAction } from '../../../../ui/menu/menu-item';
import { useOrderWords } from '../use-order-words';
import { AskDialog } from './ask-dialog';
import { isWaitedFor, movesOf, nameOf } from './moves';

type OrderMovesProps = {
  order: Order;
  /** All of them side by side, as in a list; otherwise one, and a menu of the others. */
  row?: boolean;
};

/** What may be done about an order now; the first of it is the primary action. Each asks before it is done. */
export function OrderMoves({ order, row = false }: OrderMovesProps) {
  const { t } = useTranslation('orders');
  const { nameOfItem } = useOrderWords();
  const [asking, setAsking] = useState<OrderMove>();
  const place = useFocusKept<HTMLDivElement>();
  const [first, ...others] = movesOf(order);
  const draw = (move: OrderMove, primary: boolean) => {
    const name = t(`actions.${nameOf(move, order)}`);
    return (
      <Button
        key={move}
        variant={primary ? 'primary' : 'secondary'}
        size={row ? 'small' : 'medium'}
        // Several orders stand on a page: which one is meant is read out.
        {...(row && { 'aria-label': `${name}: ${nameOfItem(order)}` })}
        onClick={() => setAsking(move)}
      >
        {name}
      </Button>
    );
  };
  return (
    <div ref={place} className="unboxed">
      {first && (
        <div className={row ? styles.rowMoves : styles.moves}>
          {draw(first, isWaitedFor(first, order))}
          {row && others.map((move) => draw(move, false))}
          {!row && others.length > 0 && (
            <Menu
              label={t('actions.more')}
              renderTrigger={(trigger) => (
                <Button variant="secondary" {...trigger}>
                  {t('actions.other')}
                </Button>
              )}
            >
              {others.map((move) => (
                <MenuAction key={move} onSelect={() => setAsking(move)}>
                  {t(`actions.${nameOf(move, order)}`)}
                </MenuAction>
              ))}
            </Menu>
          )}
        </div>
      )}
      <AskDialog order={order} move={asking} onClose={() => setAsking(undefined)} />
    </div>
  );
}
