import { Lightbulb } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TrustProfile } from '../../../api/community/community.gen';
import { useBrowserFact } from '../../../browser/use-browser-fact';
import { useFormat } from '../../../i18n/format';
import { BADGE_ICONS } from './badge-icons';
import styles from './badges.module.css';
import { MissingBadges } from './missing-badges';

const TIPS = ['contact', 'deals', 'reviews'] as const;

type BadgesProps = { badges: TrustProfile['badges']; own: boolean };

/** What was proven, and since when, and how more of it is earned; to its owner also what they lack. */
export function Badges({ badges, own }: BadgesProps) {
  const { t } = useTranslation('trust');
  const { date } = useFormat();
  const timeZone = useBrowserFact(() => undefined, 'UTC');
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{t('badges.title')}</h2>
      {badges.length === 0 && <p className={styles.none}>{t('badges.none')}</p>}
      <ul className={styles.badges}>
        {badges.map(({ badge, earnedAt, campus }) => {
          const Icon = BADGE_ICONS[badge];
          return (
            <li key={badge} className={styles.badge}>
              <Icon aria-hidden="true" />
              <div>
                <h3>{t(`badges.${badge}`, { campus })}</h3>
                <p>{t(`badges.why.${badge}`, { campus })}</p>
                {earnedAt && (
                  <p className={styles.date}>
                    {t('badges.earned', { date: date(earnedAt, { dateStyle: 'long', timeZone }) })}
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {own && <MissingBadges />}
      <div className={styles.tips}>
        <h3>
          <Lightbulb aria-hidden="true" />
          {t('badges.tips.title')}
        </h3>
        <ul>
          {TIPS.map((tip) => (
            <li key={tip}>{t(`badges.tips.${tip}`)}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
