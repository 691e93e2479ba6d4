import { Package } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { imageUrl } from '#contract/media';
import type { DealToReview } from '../../../api/community/reviews';
import { REVIEW } from '../../../app/dialog-parameters';
import { useDialogLink } from '../../../app/use-dialog';
import { useFormat } from '../../../i18n/format';
import { ButtonLink } from '../../../ui/button';
import { daysLeft } from './days-left';
import { OwnReviewLine } from './own-review-line';
import styles from './own-reviews.module.css';

/** A deal that waits for a review, or for the other one's. */
export function DealRow({ deal }: { deal: DealToReview }) {
  const { t } = useTranslation('reviews');
  const { price } = useFormat();
  const link = useDialogLink(REVIEW, deal.saleId);
  const { item, other, side, mine, closesAt } = deal;
  return (
    <li className={styles.row}>
      {item.image ? (
        <img
          className={styles.picture}
          src={imageUrl(item.image.id, 'card')}
          alt=""
          width={56}
          height={56}
          loading="lazy"
          style={{ backgroundImage: `url("${item.image.placeholder}")` }}
        />
      ) : (
        <Package aria-hidden="true" className={styles.picture} />
      )}
      <div className={styles.words}>
        <p className={styles.title}>
          {item.title}, {price(item.price, 'short')}
        </p>
        <p className={styles.quiet}>
          {t(side === 'buyer' ? 'mine.from' : 'mine.to', { name: other.name })}
          {!mine && ` · ${t('mine.days-left', { count: daysLeft(closesAt) })}`}
        </p>
        {mine && <OwnReviewLine deal={deal} mine={mine} />}
      </div>
      <ButtonLink
        {...link}
        variant="secondary"
        size="small"
        aria-label={`${mine ? t('own.edit') : t('mine.write')}: ${item.title}`}
      >
        {mine ? t('own.edit') : t('mine.write')}
      </ButtonLink>
    </li>
  );
}
