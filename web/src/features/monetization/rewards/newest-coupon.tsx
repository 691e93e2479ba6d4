import { useTranslation } from 'react-i18next';
import { usePathToPlans } from '../../../app/plans/use-path-to-plans';
import { useFormat } from '../../../i18n/format';
import { useMoney } from '../../../i18n/money';
import { Copyable } from '../../../ui/copyable';
import { Link } from '../../../ui/link';
import styles from './challenge.module.css';
import type { MyWeek } from './rewards-data';

/** The coupon that can be used now, and where. */
export function NewestCoupon({ coupon }: { coupon: NonNullable<MyWeek['coupon']> }) {
  const { t } = useTranslation('rewards');
  const plans = usePathToPlans();
  const { date } = useFormat();
  const money = useMoney();
  const amount = money(coupon.amountCents);
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
