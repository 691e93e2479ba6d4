import { useTranslation } from 'react-i18next';
import { ordersPage } from '#contract/pages/monetization';
import { Link } from '../../../../ui/link';
import styles from './page.module.css';

export function BackToOrders() {
  const { t } = useTranslation('orders');
  return (
    <Link to={ordersPage.path} className={styles.back}>
      {t('order.back')}
    </Link>
  );
}
