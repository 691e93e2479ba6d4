import { useTranslation } from 'react-i18next';
import { usePlanTier } from '../../../app/plans/use-entitlement';
import { usePathToPlans } from '../../../app/plans/use-path-to-plans';
import { Link } from '../../../ui/link';

/** Where a coupon is honoured: at the first payment of a plan, which nobody makes who has one. */
export function CouponUse() {
  const { t } = useTranslation('rewards');
  const plans = usePathToPlans();
  return usePlanTier() === 'free' ? (
    <Link to={plans}>{t('coupons.use')}</Link>
  ) : (
    <span>{t('coupons.later')}</span>
  );
}
