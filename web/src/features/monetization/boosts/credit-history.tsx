import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreButton } from '../../../app/paged-list/more-button';
import { useFormat } from '../../../i18n/format';
import { unbroken } from '../../../i18n/unbroken';
import styles from './boost-listings-page.module.css';
import { useCreditHistoryInfiniteQuery } from './boosts-data';

/** What was earned and spent, the latest first; that it failed is said where the balance is. */
export function CreditHistory() {
  const { t } = useTranslation('boosts');
  const { date, number } = useFormat();
  const day = (iso: string) => unbroken(date(iso, { dateStyle: 'medium' }));
  const id = useId();
  const list = useCreditHistoryInfiniteQuery();
  const { data } = list;
  if (!data) return null;
  const entries = data.pages.flatMap(({ items }) => items);
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{t('history.title')}</h2>
      {entries.length === 0 && <p className={styles.quiet}>{t('history.none')}</p>}
      <ul className={styles.rows}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <span>
              {t(`history.kinds.${entry.kind}`)}
              <span className={styles.quiet}>
                {` · ${day(entry.at)}`}
                {entry.heldUntil && ` · ${t('history.held', { date: day(entry.heldUntil) })}`}
              </span>
            </span>
            <span className={styles.amount}>{number(entry.credits, { signDisplay: 'always' })}</span>
          </li>
        ))}
      </ul>
      <MoreButton list={list} className={styles.more}>
        {t('more')}
      </MoreButton>
    </section>
  );
}
