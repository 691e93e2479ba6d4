import { useTranslation } from 'react-i18next';
import type { RecentSaleShape } from '#contract/market';
import { aroundName, NAME_HERE } from '../../../i18n/around-name';
import { useFormat } from '../../../i18n/format';
import { Avatar } from '../../../ui/avatar';
import { PersonLink } from '../../../ui/person-link';
import styles from './recent-sales.module.css';

/** The latest sales, and those that come while one looks. */
export function RecentSales({ sales }: { sales: readonly RecentSaleShape[] }) {
  const { price, ago } = useFormat();
  return (
    <ol className={styles.list}>
      {sales.map(({ id, title, price: soldFor, soldAt, sellerId, sellerName, sellerAvatar }) => (
        <li key={id} className={styles.row}>
          <Avatar name={sellerName} image={sellerAvatar} size={36} />
          <p className={styles.words}>
            <span>
              <Sold id={sellerId} name={sellerName} /> <strong>{title}</strong>
            </span>
            <span className={styles.quiet}>{ago(soldAt)}</span>
          </p>
          <span className={styles.price}>{price(soldFor, 'cents')}</span>
        </li>
      ))}
    </ol>
  );
}

function Sold({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('market');
  const [before, after] = aroundName(t('sales.sold', { name: NAME_HERE }));
  return (
    <>
      {before}
      <PersonLink id={id}>{name}</PersonLink>
      {after}
    </>
  );
}
