import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format';
import { useMoney } from '../../../i18n/money';
import { Copyable } from '../../../ui/copyable';
import styles from './challenge.module.css';
import { CouponUse } from './coupon-use';
import type { MyWeek } from './rewards-data';

/** The coupon that can be used now, and where. */
export function NewestCoupon({ coupon }: { coupon: NonNullable<MyWeek['coupon']> }) {
  const { t } = useTranslation('rewards');
  const { date } = useFormat();
  const money = useMoney();
  const amount = money(coupon.amountCents);
  return (
    <div>
      <Copyable label={t('coupons.newest', { amount })} value={coupon.code} />
      <p className={styles.below}>
        <span>{t('coupons.until', { date: date(coupon.expiresAt) })}</span>
        <CouponUse />
      </p>
    </div>
  );
}
