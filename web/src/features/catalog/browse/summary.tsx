import { useTranslation } from 'react-i18next';
import type { BrowseAnswer } from '../../../api/catalog/listings';
import { Skeleton } from '../../../ui/skeleton';
import { useCount } from './count';
import styles from './summary.module.css';

type SummaryProps = { query?: string; answer?: BrowseAnswer; failed: boolean };

/** How many there are, and what was searched for instead when nothing had the words as typed. */
export function Summary({ query, answer, failed }: SummaryProps) {
  const { t } = useTranslation('browse');
  const count = useCount();
  const corrected = answer?.correctedQuery;
  return (
    <output className={styles.summary}>
      {corrected && (
        <span>
          {t('corrected', { query: corrected })}{' '}
          <span className={styles.typed}>{t('nothing-for', { query })}</span>
        </span>
      )}
      {answer?.total ? (
        <span className={styles.total}>
          {t('total', { count: answer.total.count, shown: count(answer.total) })}
        </span>
      ) : (
        !failed && <Skeleton width="110px" height="1.5rem" />
      )}
    </output>
  );
}
