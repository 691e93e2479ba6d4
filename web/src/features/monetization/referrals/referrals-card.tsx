import { useTranslation } from 'react-i18next';
import { referralDashboardPage } from '#contract/pages/monetization';
import { ButtonLink } from '../../../ui/button';
import { classes } from '../../../ui/classes';
import lead from '../../../ui/page/lead.module.css';
import { BadgeProgress } from './badge-progress';
import { OwnCode } from './own-code';
import { OwnReferralsThen } from './own-referrals';
import styles from './referrals.module.css';
import { Stats } from './stats';

/** The code, the ways to share it and what came of it: a page of the dashboard. */
export function ReferralsCard() {
  const { t } = useTranslation('referrals');
  return (
    <div className={styles.card}>
      <p className={classes(lead.lead, lead.near)}>{t('lead')}</p>
      <OwnReferralsThen>
        {(referrals) => (
          <>
            <OwnCode code={referrals.code} />
            <Stats {...referrals} />
            <BadgeProgress successful={referrals.successful} />
            <ButtonLink to={referralDashboardPage.path} variant="secondary" className={styles.all}>
              {t('all')}
            </ButtonLink>
          </>
        )}
      </OwnReferralsThen>
    </div>
  );
}
