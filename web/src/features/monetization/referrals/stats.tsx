import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format';
import type { OwnReferrals } from './referrals-data';
import styles from './stats.module.css';

/** What inviting has brought so far, and what of it is held. */
export function Stats({ joined, successful, earned, credits }: OwnReferrals) {
  const { t } = useTranslation('referrals');
  const { number, date } = useFormat();
  const { spendable, held, heldUntil } = credits;
  const figures = { joined, successful, earned, spendable };
  return (
    <dl className={styles.stats} aria-label={t('stats.title')}>
      {(['joined', 'successful', 'earned', 'spendable'] as const).map((name) => (
        <div key={name}>
          <dt>{t(`stats.${name}`)}</dt>
          <dd>{number(figures[name])}</dd>
          {name === 'spendable' && heldUntil && (
            <dd className={styles.held}>
              {t('stats.held', {
                count: held,
                shown: number(held),
                date: date(heldUntil, { day: 'numeric', month: 'short' }),
              })}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
