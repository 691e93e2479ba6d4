import { useTranslation } from 'react-i18next';
import type { DealToReview, OwnReview } from '../../../api/community/reviews';
import { paths } from '../../../app/paths';
import { Link } from '../../../ui/link';
import { Stars } from '../../../ui/review/stars';
import { daysLeft } from './days-left';
import styles from './own-reviews.module.css';

/** One's own review in short, and where it stands. */
export function OwnReviewLine({ deal, mine }: { deal: DealToReview; mine: OwnReview }) {
  const { t } = useTranslation('reviews');
  const { other, closesAt } = deal;
  const { state, stars, text, removedReason } = mine;
  return (
    <div className={styles.own}>
      <p>
        <Stars count={stars} />
      </p>
      {text && <p className={styles.text}>{text}</p>}
      <p className={styles.quiet}>
        {state === 'waiting' && t('own.waiting', { count: daysLeft(closesAt) })}
        {state === 'removed' && t('own.removed', { reason: removedReason ?? '' })}
        {state === 'shown' && t('own.shown')}
        {state === 'shown' && other.id && (
          <>
            {' · '}
            <Link to={paths.reviews(other.id)}>{t('own.see')}</Link>
          </>
        )}
      </p>
    </div>
  );
}
