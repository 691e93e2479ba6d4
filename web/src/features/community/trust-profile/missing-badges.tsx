import { useTranslation } from 'react-i18next';
import type { MissingReason } from '#contract/accounts/standing';
import { useOwnStandingQuery } from '../../../api/community/community.gen';
import { paths } from '../../../app/paths';
import { Link } from '../../../ui/link';
import { BADGE_ICONS } from './badge-icons';
import styles from './badges.module.css';

/** Where there is something to do about it. */
const WAYS: Partial<Record<MissingReason, { to: string; label: 'settings' | 'sign-up' | 'invite' }>> = {
  'no-phone': { to: `${paths.settings}#phone`, label: 'settings' },
  'phone-unconfirmed': { to: `${paths.settings}#phone`, label: 'settings' },
  'email-unconfirmed': { to: paths.settings, label: 'settings' },
  'no-campus-address': { to: paths.settings, label: 'settings' },
  guest: { to: paths.signUp, label: 'sign-up' },
  'too-few-friends': { to: paths.referrals, label: 'invite' },
};

/** Which badges their owner has not earned, why, and what there is to do; nobody else is told. */
export function MissingBadges() {
  const { t, i18n } = useTranslation('trust');
  const { data } = useOwnStandingQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data || data.missing.length === 0) return null;
  const list = new Intl.ListFormat(i18n.language, { type: 'disjunction' });
  const domains = list.format(data.campuses.map(({ domain }) => `@${domain}`));
  return (
    <div className={styles.missing}>
      <h3>{t('missing.title')}</h3>
      <p className={styles.date}>{t('missing.private')}</p>
      <ul className={styles.badges}>
        {data.missing.map(({ badge, reason, have, need }) => {
          const Icon = BADGE_ICONS[badge];
          const way = WAYS[reason];
          return (
            <li key={badge} className={styles.badge}>
              <Icon aria-hidden="true" />
              <div>
                <h4>{t(badge === 'campus' ? 'missing.campus' : `badges.${badge}`)}</h4>
                <p>{t(`missing.why.${reason}`, { domains, have, need })}</p>
                {way && <Link to={way.to}>{t(`missing.do.${way.label}`)}</Link>}
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
