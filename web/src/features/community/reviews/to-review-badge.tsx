import { useTranslation } from 'react-i18next';
import { useDealsToReviewQuery } from '../../../api/community/reviews';
import { useFormat } from '../../../i18n/format';
import { CountBadge } from '../../../ui/count-badge';

/** How many deals wait for a review, beside their entry on the dashboard; nothing when none does. */
export function ToReviewBadge() {
  const { t } = useTranslation('dashboard');
  const { number } = useFormat();
  const { data } = useDealsToReviewQuery();
  const count = data?.toReview.length ?? 0;
  if (count === 0) return null;
  return <CountBadge count={number(count)} label={t('reviews.waiting', { count })} />;
}
