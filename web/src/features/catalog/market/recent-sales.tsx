import { useTranslation } from 'react-i18next';
import type { RecentSaleShape } from '#contract/market';
import { useFormat } from '../../../i18n/format';
import { Avatar } from '../../../ui/avatar';
import styles from './recent-sales.module.css';

/** The latest sales, and those that come while one looks. */
export function RecentSales({ sales }: { sales: readonly RecentSaleShape[] }) {
  const { t } = useTranslation('market');
  const { price, ago } = useFormat();
  return (
    <ol className={styles.list}>
      {sales.map(({ id, title, price: soldFor, soldAt, sellerName, sellerAvatar }) => (
        <li key={id} className={styles.row}>
          <Avatar name={sellerName} image={sellerAvatar} size={36} />
          <p className={styles.words}>
            <span>
              {t('sales.sold', { name: sellerName })} <strong>{title}</strong>
            </span>
            <span className={styles.quiet}>{ago(soldAt)}</span>
          </p>
          <span className={styles.price}>{price(soldFor, 'cents')}</span>
        </li>
      ))}
    </ol>
  );
}
