import { useTranslation } from 'react-i18next';
import { imageUrl } from '#contract/media';
import type { Order } from '../../../../api/monetization/orders';
import styles from './page.module.css';

type IssuePartProps = { order: Order; issue: NonNullable<Order['issue']> };

/** What the buyer reported, and what the seller said to it. */
export function IssuePart({ order: { seller }, issue: { reason, text, photos, answer } }: IssuePartProps) {
  const { t } = useTranslation('orders');
  return (
    <section className={styles.part}>
      <h2>{t('issue.title')}</h2>
      <p>
        <b>{t(`issue.reasons.${reason}`)}</b>
      </p>
      {text && <p className={styles.said}>{text}</p>}
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map(({ id, placeholder }, n) => (
            <li key={id}>
              <a href={imageUrl(id, 'full')} target="_blank" rel="noreferrer">
                <img
                  src={imageUrl(id, 'card')}
                  alt={t('issue.photo', { nth: n + 1 })}
                  width={96}
                  height={96}
                  loading="lazy"
                  style={{ backgroundImage: `url("${placeholder}")` }}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {answer && (
        <>
          <p className={styles.quiet}>{t('issue.answer', { name: seller.name || t('somebody') })}</p>
          <p className={styles.said}>{answer}</p>
        </>
      )}
    </section>
  );
}
