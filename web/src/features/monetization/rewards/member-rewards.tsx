import { useTranslation } from 'react-i18next';
import { rewardsPage } from '#contract/pages/monetization';
import type { SlotProps } from '../../../app/feature';
import { useTellSettled } from '../../../app/settled';
import { Button } from '../../../ui/button';
import { Link } from '../../../ui/link';
import { Challenge } from './challenge';
import styles from './challenge.module.css';
import { NewestCoupon } from './newest-coupon';
import { PerkList } from './perk-list';
import { useMyWeekQuery, usePerksQuery } from './rewards-data';

/** On one's home: the week's challenge, the coupon there is, and what partners offer. */
export function MemberRewards({ Section, tellSettled }: SlotProps['member-sections']) {
  const { t } = useTranslation('rewards');
  const week = useMyWeekQuery(undefined, { refetchOnMountOrArgChange: true });
  const perks = usePerksQuery(undefined, { refetchOnMountOrArgChange: true });
  useTellSettled(tellSettled, known(week) && known(perks));
  const { data } = week;
  return (
    <>
      <Section title={t('challenge.title')} more={<Link to={rewardsPage.path}>{t('challenge.all')}</Link>}>
        {data ? (
          <div className={styles.room}>
            <Challenge week={data} />
            {data.coupon && <NewestCoupon coupon={data.coupon} />}
          </div>
        ) : (
          week.isError && (
            <p className={styles.quiet}>
              {t('failed')}{' '}
              <Button variant="quiet" size="small" onClick={() => void week.refetch()}>
                {t('retry')}
              </Button>
            </p>
          )
        )}
      </Section>
      {perks.data && perks.data.items.length > 0 && (
        <Section title={t('perks.title')}>
          <PerkList perks={perks.data.items} />
        </Section>
      )}
    </>
  );
}

const known = ({ data, isError }: { data?: unknown; isError: boolean }) => data !== undefined || isError;
