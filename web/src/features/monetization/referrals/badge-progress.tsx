import { Award } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BADGE_NEEDS, badgeFor, nextBadge, REFERRAL_BADGES } from '#contract/monetization/referrals';
import { classes } from '../../../ui/classes';
import styles from './badges.module.css';

/** The badges, which of them one has, and how far the next one is. */
export function BadgeProgress({ successful }: { successful: number }) {
  const { t } = useTranslation('referrals');
  const own = badgeFor(successful);
  const next = nextBadge(successful);
  const needs = next ? BADGE_NEEDS[next] : 0;
  const badge = next ? t(`badge.names.${next}`) : '';
  return (
    <div className={styles.progress}>
      <Badges successful={successful} />
      {next ? (
        <>
          <progress
            className={styles.bar}
            value={successful}
            max={needs}
            aria-label={t('badge.progress', { count: successful, needs, badge })}
          />
          <p className={styles.quiet}>
            {own === null && `${t('badge.none')}. `}
            {t('badge.next', { count: needs - successful, badge })}
          </p>
        </>
      ) : (
        <p className={styles.quiet}>{t('badge.top')}</p>
      )}
    </div>
  );
}

/** All badges with what they need; those that are earned in colour. */
export function Badges({ successful }: { successful?: number }) {
  const { t } = useTranslation('referrals');
  return (
    <ul className={styles.badges}>
      {REFERRAL_BADGES.map((badge) => {
        const earned = successful === undefined || successful >= BADGE_NEEDS[badge];
        return (
          <li key={badge} className={classes(styles.badge, earned && styles[badge])}>
            <Award aria-hidden="true" />
            <strong>{t(`badge.names.${badge}`)}</strong>
            <span>{t('badge.needs', { count: BADGE_NEEDS[badge] })}</span>
            {successful !== undefined && earned && (
              <span className="visually-hidden">{t('badge.earned')}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
