import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { orderPage } from '#contract/pages/monetization';
import { pathTo } from '#contract/pages/page';
import type { Order } from '../../../../api/monetization/orders';
import { usePageHead } from '../../../../app/page-head';
import { useFormat } from '../../../../i18n/format';
import { Button } from '../../../../ui/button';
import { Link } from '../../../../ui/link';
import { Skeleton } from '../../../../ui/skeleton';
import { useOrderWords } from '../use-order-words';
import { AddressLines } from './address';
import { BackToOrders } from './back-to-orders';
import { NoOrder } from './no-order';
import styles from './packing-slip.module.css';
import { useOwnOrder } from './use-own-order';

/** What lies in the parcel: a sheet to print, without the rest of the page. */
export function PackingSlipPage() {
  const { t } = useTranslation('orders');
  const { order, ...none } = useOwnOrder();
  usePageHead({ title: t('slip.title'), description: t('slip.description') });
  if (order) return <Slip order={order} />;
  if (!none.error) return <Skeleton height="420px" />;
  return (
    <div className={styles.page}>
      <BackToOrders />
      <NoOrder {...none} />
    </div>
  );
}

function Slip({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const { date } = useFormat();
  const { cost } = useOrderWords();
  const { id, title, seller, buyer, shipTo, openedAt, createdAt } = order;
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <Link to={pathTo(orderPage.path, id)}>{t('slip.back')}</Link>
        <Button size="small" onClick={() => globalThis.print()}>
          <Printer aria-hidden="true" />
          {t('slip.print')}
        </Button>
      </div>
      <article className={styles.sheet}>
        <h1>{t('slip.title')}</h1>
        <p>
          {t('slip.number', { number: id.slice(-8).toUpperCase() })} ·{' '}
          {date(openedAt ?? createdAt, { dateStyle: 'long' })}
        </p>
        <div className={styles.people}>
          <section>
            <h2>{t('slip.from')}</h2>
            <p>{seller.name || t('somebody')}</p>
          </section>
          <section>
            <h2>{t('slip.to')}</h2>
            {shipTo ? (
              <AddressLines shipTo={shipTo} />
            ) : (
              <>
                <p>{buyer.name || t('somebody')}</p>
                <p className={styles.quiet}>{t('slip.no-address')}</p>
              </>
            )}
          </section>
        </div>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('slip.item')}</th>
              <th scope="col">{t('slip.price')}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>{title}</td>
              <td>{cost(order)}</td>
            </tr>
          </tbody>
        </table>
        <p>{t('slip.thanks')}</p>
      </article>
    </div>
  );
}
