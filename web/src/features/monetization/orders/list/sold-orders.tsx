import { useTranslation } from 'react-i18next';
import { ordersPage } from '#contract/pages/monetization';
import { useOwnOrdersInfiniteQuery } from '../../../../api/monetization/orders';
import styles from '../../../../app/deal-lists/deal-list.module.css';
import { Chip } from '../../../../ui/chip';
import { classes } from '../../../../ui/classes';
import { Link } from '../../../../ui/link';
import lead from '../../../../ui/page/lead.module.css';
import { OrderList } from './order-list';
import { SOLD } from './sold';

/** What the seller sends: a page of the dashboard. */
export function SoldOrders() {
  const { t } = useTranslation('orders');
  const { data } = useOwnOrdersInfiniteQuery(SOLD);
  const counts = data?.pages[0]?.counts;
  return (
    <>
      <div className={classes(styles.head, lead.near)}>
        <p>{counts && <Chip tone="accent">{t('dashboard.total', { count: counts.open })}</Chip>}</p>
        <Link to={`${ordersPage.path}?side=seller&when=past`}>{t('dashboard.all')}</Link>
      </div>
      <OrderList {...SOLD} />
    </>
  );
}
