import { useTranslation } from 'react-i18next';
import { orderPage } from '#contract/pages/monetization';
import { pathTo } from '#contract/pages/page';
import type { Order, OrderEntry } from '../../../../api/monetization/orders';
import styles from '../../../../app/deal-lists/deal-list.module.css';
import { paths } from '../../../../app/paths';
import { useFormat } from '../../../../i18n/format';
import { classes } from '../../../../ui/classes';
import dotted from '../../../../ui/dotted.module.css';
import { Link } from '../../../../ui/link';
import { Photo } from '../../../../ui/photo';
import { LockedOrder } from '../locked-order';
import { OrderMoves } from '../moves/order-moves';
import { OrderState } from '../order-state';
import { StatusChip } from '../status-chip';
import { useOrderWords } from '../use-order-words';

/** One order of a list, with all that may be done about it. */
export function OrderRow({ entry }: { entry: OrderEntry }) {
  if (entry.order) return <Shown order={entry.order} />;
  return (
    <li className={classes(styles.row, styles.wide)}>
      <LockedOrder entry={entry} />
    </li>
  );
}

function Shown({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const { date } = useFormat();
  const { other, cost, nameOfItem } = useOrderWords();
  const { id, category, image, status, side, buyer, seller, createdAt, listingId } = order;
  const title = nameOfItem(order);
  const person = side === 'buyer' ? seller : buyer;
  const name = t(side === 'buyer' ? 'from' : 'to', { name: other(order) });
  return (
    <li className={styles.row}>
      <Photo image={image} category={category} alt="" sizes="72px" className={styles.photo} />
      <div className={styles.words}>
        <p className={styles.line}>
          <Link
            to={pathTo(orderPage.path, id)}
            className={styles.title}
            aria-label={`${t('details')}: ${title}`}
          >
            {title}
          </Link>
          <StatusChip status={status} />
        </p>
        <p className={classes(styles.quiet, dotted.dotted)}>
          <span>{cost(order)}</span>
          <span>{date(createdAt, { dateStyle: 'medium' })}</span>
          <span>
            {person.name === '' ? (
              name
            ) : (
              <Link to={paths.chatWith(person.id, listingId)} aria-label={`${t('write')}: ${person.name}`}>
                {name}
              </Link>
            )}
          </span>
        </p>
        <p className={styles.quiet}>
          <OrderState order={order} />
        </p>
        <OrderMoves order={order} row />
      </div>
    </li>
  );
}
