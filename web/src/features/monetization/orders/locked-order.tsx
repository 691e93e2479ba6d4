import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { limitOf } from '#contract/monetization/plans';
import type { OrderEntry } from '../../../api/monetization/orders';
import { usePathToPlans } from '../../../app/plans/use-path-to-plans';
import { useFormat } from '../../../i18n/format';
import { ButtonLink } from '../../../ui/button';
import styles from './locked-order.module.css';

/** More are open than the seller's plan follows: what it is and since when, and how it opens. */
export function LockedOrder({ entry: { title, createdAt } }: { entry: OrderEntry }) {
  const { t } = useTranslation('orders');
  const plans = usePathToPlans();
  const { date } = useFormat();
  return (
    <div className={styles.locked}>
      <span className={styles.mark}>
        <Lock aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.quiet}>{date(createdAt, { dateStyle: 'medium' })}</p>
        <p>{t('locked.title', { limit: limitOf('free', 'order-tracking') })}</p>
        <p className={styles.quiet}>{t('locked.text')}</p>
        <div>
          <ButtonLink
            to={plans}
            size="small"
            variant="secondary"
            aria-label={`${t('locked.plans')}: ${title}`}
          >
            {t('locked.plans')}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
