import { useTranslation } from 'react-i18next';
import { allowanceOf } from '#contract/monetization/plans';
import { referralPage, rewardsPage } from '#contract/pages/monetization';
import { usePathToPlans } from '../../../app/plans/use-path-to-plans';
import { Link } from '../../../ui/link';
import styles from './boost-listings-page.module.css';

/** Where credits come from. */
export function Earn() {
  const { t } = useTranslation('boosts');
  const plans = usePathToPlans();
  const credits = {
    premium: Number(allowanceOf('premium', 'boost-credits')),
    plus: Number(allowanceOf('premium_plus', 'boost-credits')),
  };
  return (
    <ul aria-label={t('earn.title')} className={styles.ways}>
      <li>
        <Link to={referralPage.path}>{t('earn.referral')}</Link>
        <p className={styles.quiet}>{t('earn.referral-text')}</p>
      </li>
      <li>
        <Link to={rewardsPage.path}>{t('earn.reward')}</Link>
        <p className={styles.quiet}>{t('earn.reward-text')}</p>
      </li>
      <li>
        <Link to={plans}>{t('earn.plan')}</Link>
        <p className={styles.quiet}>{t('earn.plan-text', credits)}</p>
      </li>
    </ul>
  );
}
