import { useTranslation } from 'react-i18next';
import type { Order } from '../../../../api/monetization/orders';
import { useFormat } from '../../../../i18n/format';
import styles from './page.module.css';

const TIMES = ['createdAt', 'openedAt', 'shippedAt', 'reportedAt', 'settledAt', 'deliveredAt'] as const;

/** What happened when, in its order. */
export function Timeline({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const { date } = useFormat();
  const times = TIMES.flatMap((name) => {
    const at = order[name];
    return at ? [{ name, at }] : [];
  }).toSorted((one, other) => one.at.localeCompare(other.at));
  return (
    <section className={styles.part}>
      <h2>{t('order.timeline')}</h2>
      <dl className={styles.times}>
        {times.map(({ name, at }) => (
          <div key={name}>
            <dt>{t(`times.${name}`)}</dt>
            <dd>
              <time dateTime={at}>{date(at, { dateStyle: 'medium', timeStyle: 'short' })}</time>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
