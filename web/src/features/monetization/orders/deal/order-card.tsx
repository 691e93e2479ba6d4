import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { orderPage } from '#contract/pages/monetization';
import { pathTo } from '#contract/pages/page';
import type { Order } from '../../../../api/monetization/orders';
import type { SlotProps } from '../../../../app/feature';
import { ReviewLink } from '../../../../app/review-link';
import styles from '../../../../ui/deal/deal.module.css';
import { Link } from '../../../../ui/link';
import { Photo } from '../../../../ui/photo';
import { LockedOrder } from '../locked-order';
import { OrderMoves } from '../moves/order-moves';
import { OrderState } from '../order-state';
import { StatusChip } from '../status-chip';
import { useOrderWords } from '../use-order-words';
import { OrderSteps } from './order-steps';
import own from './parcel.module.css';

/** Over a conversation: how far something that is sent has come, and what is to be done now. */
export function OrderCard({ entry }: SlotProps['thread-order']) {
  const { t } = useTranslation('orders');
  return (
    <section className={styles.card} aria-label={t('card.label')}>
      {entry.order ? <Shown order={entry.order} /> : <LockedOrder entry={entry} />}
    </section>
  );
}

function Shown({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const { cost, nameOfItem } = useOrderWords();
  const { category, image, status, tracking, saleId } = order;
  const title = nameOfItem(order);
  return (
    <>
      <div className={styles.head}>
        <Photo image={image} category={category} alt="" sizes="44px" eager className={styles.photo} />
        <span className={styles.words}>
          <Link
            to={pathTo(orderPage.path, order.id)}
            className={styles.title}
            aria-label={`${t('card.open')}: ${title}`}
          >
            {title}
          </Link>
          <span className={styles.quiet}>{cost(order)}</span>
        </span>
        <StatusChip status={status} />
      </div>
      <OrderSteps order={order} />
      <output className={styles.state}>
        <OrderState order={order} />
      </output>
      {tracking?.url && status === 'shipped' && (
        <a className={own.parcel} href={tracking.url} target="_blank" rel="noreferrer">
          <ExternalLink aria-hidden="true" />
          {t('tracking.follow')} · {t(`carriers.${tracking.carrier}`)}
        </a>
      )}
      <OrderMoves order={order} />
      {status === 'delivered' && saleId !== null && (
        <ReviewLink saleId={saleId} write={t('card.write-review')} own={t('card.own-review')} />
      )}
    </>
  );
}
