import { useTranslation } from 'react-i18next';
import { ordersPage } from '#contract/pages/monetization';
import { useOwnOrdersInfiniteQuery } from '../../../../api/monetization/orders';
import styles from '../../../../app/deal-lists/deal-list.module.css';
import { useFormat } from '../../../../i18n/format';
import { Link } from '../../../../ui/link';
import { OrderList } from './order-list';
import { SOLD } from './sold';

/** What the seller sends: a page of the dashboard. */
export function SoldOrders() {
  const { t } = useTranslation('orders');
  const { number } = useFormat();
  const { data } = useOwnOrdersInfiniteQuery(SOLD);
  const counts = data?.pages[0]?.counts;
  return (
    <>
      <div className={styles.head}>
        <h2>
          {t('dashboard.title')}
          {counts && (
            <span className={styles.total}>
              <span aria-hidden="true">{number(counts.open)}</span>
              <span className="visually-hidden">{t('dashboard.total', { count: counts.open })}</span>
            </span>
          )}
        </h2>
        <Link to={`${ordersPage.path}?side=seller&when=past`}>{t('dashboard.all')}</Link>
      </div>
      <OrderList {...SOLD} />
    </>
  );
}
