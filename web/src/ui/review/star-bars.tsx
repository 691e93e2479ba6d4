import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MOST_STARS } from '#contract/community/reviews';
import type { RatingSummary } from '../../api/community/reviews';
import { useFormat } from '../../i18n/format';
import styles from './star-bars.module.css';

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

type StarBarsProps = { summary: RatingSummary };

/** How somebody is rated: the average, and how often each number of stars was given. */
export function StarBars({ summary }: StarBarsProps) {
  const { rating, count } = summary;
  const { t } = useTranslation('reviews');
  const { number } = useFormat();
  return (
    <div className={styles.rating}>
      <div className={styles.average}>
        <p className={styles.figure}>
          <span aria-hidden="true">{number(rating ?? 0, ONE_DECIMAL)}</span>
          <Star aria-hidden="true" />
          {rating !== null && (
            <span className="visually-hidden">{t('rating', { rating: number(rating, ONE_DECIMAL) })}</span>
          )}
        </p>
        <p className={styles.quiet}>{rating === null ? t('no-ratings') : t('based-on', { count })}</p>
      </div>
      <StarCounts summary={summary} />
    </div>
  );
}

/** How often each number of stars was given. */
export function StarCounts({ summary: { count, stars } }: StarBarsProps) {
  const { t } = useTranslation('reviews');
  const { number } = useFormat();
  return (
    <ul className={styles.bars} aria-label={t('distribution')}>
      {stars.map((given, n) => (
        <li key={MOST_STARS - n}>
          <span className="visually-hidden">{t('bar', { count: given, stars: MOST_STARS - n })}</span>
          <span aria-hidden="true">{number(MOST_STARS - n)}</span>
          <span aria-hidden="true" className={styles.track}>
            <span style={{ width: `calc(100% * ${count > 0 ? given / count : 0})` }} />
          </span>
          <span aria-hidden="true" className={styles.quiet}>
            {number(given)}
          </span>
        </li>
      ))}
    </ul>
  );
}
