import { useTranslation } from 'react-i18next';
import { COUPONS } from '#contract/monetization/coupons';
import { WEEKLY_CHALLENGE } from '#contract/monetization/weekly-challenge';
import { paths } from '../../../app/paths';
import { useNow } from '../../../browser/use-now';
import { useMoney } from '../../../i18n/money';
import { ButtonLink } from '../../../ui/button';
import { classes } from '../../../ui/classes';
import styles from './challenge.module.css';
import type { MyWeek } from './rewards-data';
import { timeUntil } from './time-until';

/** How far the week is; for visitors, what it is about. */
export function Challenge({ week }: { week: MyWeek | null }) {
  const { t, i18n } = useTranslation('rewards');
  const money = useMoney();
  const now = useNow();
  const { goal } = WEEKLY_CHALLENGE;
  const listings = week?.listings ?? 0;
  const amount = money(COUPONS.amountCents);
  return (
    <div className={styles.card}>
      <p className={styles.call}>{week?.earned ? t('challenge.earned') : t('challenge.call', { amount })}</p>
      <div>
        <div className={styles.bar} aria-hidden="true">
          {Array.from({ length: goal }, (_, place) => (
            <span key={place} className={classes(styles.step, place < listings && styles.done)} />
          ))}
        </div>
        {week && (
          <p className={styles.progress}>
            <span>{t('challenge.listed', { listings: Math.min(listings, goal), goal })}</span>
            <span>{t('challenge.closes', { when: timeUntil(week.closesAt, now, i18n.language) })}</span>
          </p>
        )}
      </div>
      {!week?.earned && (
        <p>
          <ButtonLink to={paths.createListing} variant={week ? 'secondary' : 'primary'}>
            {week ? t('challenge.list') : t('challenge.join')}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
