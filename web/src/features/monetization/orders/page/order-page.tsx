import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { packingSlipPage } from '#contract/pages/monetization';
import { pathTo } from '#contract/pages/page';
import type { Order } from '../../../../api/monetization/orders';
import { usePageHead } from '../../../../app/page-head';
import { paths } from '../../../../app/paths';
import { ReviewLink } from '../../../../app/review-link';
import { ButtonLink } from '../../../../ui/button';
import { Link } from '../../../../ui/link';
import { Photo } from '../../../../ui/photo';
import { Loading, Skeleton } from '../../../../ui/skeleton';
import { OrderSteps } from '../deal/order-steps';
import { OrderMoves } from '../moves/order-moves';
import { OrderState } from '../order-state';
import { StatusChip } from '../status-chip';
import { useOrderWords } from '../use-order-words';
import { Address } from './address';
import { BackToOrders } from './back-to-orders';
import { History } from './history';
import { IssuePart } from './issue-part';
import { NoOrder } from './no-order';
import styles from './page.module.css';
import { Parcel } from './parcel';
import { useOwnOrder } from './use-own-order';

/** One order: how it stands, where the parcel is and goes, what happened when, and what may be done. */
export function OrderPage() {
  const { t } = useTranslation('orders');
  const { order, ...none } = useOwnOrder();
  const { nameOfItem } = useOrderWords();
  usePageHead({ title: nameOfItem(order ?? { title: '' }), description: t('description') });
  return (
    <div className={styles.page}>
      <BackToOrders />
      {order && <Shown order={order} />}
      {!order && (none.error ? <NoOrder {...none} /> : <Waiting />)}
    </div>
  );
}

function Shown({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const { other, cost, nameOfItem } = useOrderWords();
  const { category, image, status, side, buyer, seller, listingId, saleId, issue, tracking } = order;
  const person = side === 'buyer' ? seller : buyer;
  const name = t(side === 'buyer' ? 'from' : 'to', { name: other(order) });
  const isSeller = side === 'seller';
  return (
    <>
      <header className={styles.head}>
        <Photo image={image} category={category} alt="" sizes="88px" eager className={styles.photo} />
        <div className={styles.words}>
          <h1>{nameOfItem(order)}</h1>
          <p>
            {`${cost(order)} · `}
            {person.name === '' ? (
              name
            ) : (
              <Link to={paths.chatWith(person.id, listingId)} aria-label={`${t('write')}: ${person.name}`}>
                {name}
              </Link>
            )}
          </p>
          <div>
            <StatusChip status={status} />
          </div>
        </div>
      </header>
      <section className={styles.now} aria-label={t('card.label')}>
        <OrderSteps order={order} />
        <output>
          <OrderState order={order} />
        </output>
        <OrderMoves order={order} />
        {status === 'delivered' && saleId !== null && (
          <ReviewLink saleId={saleId} write={t('card.write-review')} own={t('card.own-review')} />
        )}
      </section>
      {issue && <IssuePart order={order} issue={issue} />}
      {tracking && <Parcel tracking={tracking} />}
      <section className={styles.part}>
        <h2>{t('address.title')}</h2>
        <Address order={order} />
        {isSeller && order.shipTo && (
          <div>
            <ButtonLink to={pathTo(packingSlipPage.path, order.id)} variant="secondary" size="small">
              <Printer aria-hidden="true" />
              {t('order.slip')}
            </ButtonLink>
          </div>
        )}
      </section>
      <History order={order} />
      <p className={styles.quiet}>{t('order.pay')}</p>
    </>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <Loading label={t('loading')} className={styles.page}>
      <Skeleton height="88px" />
      <Skeleton height="190px" />
      <Skeleton height="120px" />
    </Loading>
  );
}
