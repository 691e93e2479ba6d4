import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../../../api/monetization/orders';
import styles from './page.module.css';

/** The number of the parcel, and its carrier's page about it. */
export function Parcel({ tracking: { number, carrier, url } }: { tracking: NonNullable<Order['tracking']> }) {
  const { t } = useTranslation('orders');
  return (
    <section className={styles.part}>
      <h2>{t('order.parcel')}</h2>
      <p>
        {t(`carriers.${carrier}`)} · <span className={styles.number}>{number}</span>
      </p>
      {url && (
        <a className={styles.link} href={url} target="_blank" rel="noreferrer">
          <ExternalLink aria-hidden="true" />
          {t('tracking.follow')}
        </a>
      )}
    </section>
  );
}
