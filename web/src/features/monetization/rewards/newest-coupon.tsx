import { useTranslation } from 'react-i18next';
import { toUsd } from '#contract/money';
import { usePathToPlans } from '../../../app/plans/use-path-to-plans';
import { useFormat } from '../../../i18n/format';
import { Copyable } from '../../../ui/copyable';
import { Link } from '../../../ui/link';
import styles from './challenge.module.css';
import type { MyWeek } from './rewards-data';

/** The coupon that can be used now, and where. */
export function NewestCoupon({ coupon }: { coupon: NonNullable<MyWeek['coupon']> }) {
  const { t } = useTranslation('rewards');
  const plans = usePathToPlans();
  const { price, date } = useFormat();
  const amount = price(toUsd(coupon.amountCents), 'short');
  return (
    <div>
      <Copyable label={t('coupons.newest', { amount })} value={coupon.code} />
      <p className={styles.below}>
        <span>{t('coupons.until', { date: date(coupon.expiresAt) })}</span>
        <Link to={plans}>{t('coupons.use')}</Link>
      </p>
    </div>
  );
}
