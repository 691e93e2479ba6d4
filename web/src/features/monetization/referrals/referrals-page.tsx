import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { REFERRAL } from '#contract/monetization/referrals';
import { referralPage } from '#contract/pages/monetization';
import { usePageHead } from '../../../app/page-head';
import { Link } from '../../../ui/link';
import { PageHeader } from '../../../ui/page/page-header';
import { BadgeProgress } from './badge-progress';
import { Friends } from './friends';
import { OwnCode } from './own-code';
import { OwnReferralsThen } from './own-referrals';
import styles from './referrals.module.css';
import { useFriendsInfiniteQuery } from './referrals-data';
import { Stats } from './stats';

/** My Referrals: the code, what it brought, and by whom. */
export function ReferralsPage() {
  const { t } = useTranslation('referrals');
  const friends = useFriendsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  usePageHead({ title: t('title'), description: t('description') });
  return (
    <div className={styles.page}>
      <PageHeader title={t('title')} lead={t('lead')} />
      <p>
        <Link to={referralPage.path}>{t('how')}</Link>
      </p>
      <OwnReferralsThen isRestThere={friends.isError || friends.currentData !== undefined}>
        {(referrals) => (
          <>
            <Part title={t('code.title')}>
              <OwnCode code={referrals.code} />
            </Part>
            <Part title={t('stats.title')}>
              <Stats {...referrals} />
              <p className={styles.quiet}>
                {t('limits', {
                  today: referrals.today,
                  month: referrals.month,
                  perDay: REFERRAL.perDay,
                  perMonth: REFERRAL.perMonth,
                })}
              </p>
            </Part>
            <Part title={t('badge.title')}>
              <BadgeProgress successful={referrals.successful} />
            </Part>
            <Part title={t('friends.title')}>
              <Friends />
            </Part>
          </>
        )}
      </OwnReferralsThen>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
