import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../../../api/monetization/orders';
import { useFormat } from '../../../../i18n/format';
import { useOrderWords } from '../use-order-words';
import styles from './history.module.css';

type Past = Order['history'][number];

/** What happened to an order: when, by whom, and what was said with it. */
export function History({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const { date } = useFormat();
  const { other } = useOrderWords();
  const title = useId();
  const who = ({ by }: Past) =>
    by === null ? t('history.nobody') : by === order.side ? t('history.you') : other(order);
  return (
    <section className={styles.part}>
      <h2 id={title}>{t('history.title')}</h2>
      <table aria-labelledby={title} className={styles.history}>
        <thead>
          <tr>
            <th scope="col">{t('history.when')}</th>
            <th scope="col">{t('history.who')}</th>
            <th scope="col">{t('history.what')}</th>
          </tr>
        </thead>
        <tbody>
          {order.history.map((past) => (
            <tr key={past.at + past.event}>
              <td>
                <time dateTime={past.at}>{date(past.at, { dateStyle: 'medium', timeStyle: 'short' })}</time>
              </td>
              <td>{who(past)}</td>
              <td>
                <What past={past} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function What({ past: { event, by, reason, cause, trackingNumber, words } }: { past: Past }) {
  const { t } = useTranslation('orders');
  const isReceived = event === 'delivered' && by === 'buyer';
  return (
    <>
      <p>{t(`history.events.${isReceived ? 'received' : event}`)}</p>
      {reason && <p className={styles.quiet}>{t(`issue.reasons.${reason}`)}</p>}
      {cause && cause !== 'person' && <p className={styles.quiet}>{t(`why.${cause}`)}</p>}
      {trackingNumber && <p className={styles.number}>{trackingNumber}</p>}
      {words && <p className={styles.said}>{words}</p>}
    </>
  );
}
