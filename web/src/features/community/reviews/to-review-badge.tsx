import { useTranslation } from 'react-i18next';
import { useDealsToReviewQuery } from '../../../api/community/reviews';
import { useFormat } from '../../../i18n/format';
import styles from './to-review-badge.module.css';

/** How many deals wait for a review, beside their entry on the dashboard; nothing when none does. */
export function ToReviewBadge() {
  const { t } = useTranslation('dashboard');
  const { number } = useFormat();
  const { data } = useDealsToReviewQuery();
  const count = data?.toReview.length ?? 0;
  if (count === 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{number(count)}</span>
      <span className="visually-hidden">{t('reviews.waiting', { count })}</span>
    </span>
  );
}
