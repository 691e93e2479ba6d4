import { useTranslation } from 'react-i18next';
import type { MissingReason } from '#contract/accounts/standing';
import { useOwnStandingQuery } from '../../../api/community/community.gen';
import { paths } from '../../../app/paths';
import { Link } from '../../../ui/link';
import { BADGE_ICONS } from './badge-icons';
import styles from './badges.module.css';

/** Where there is something to do about it. */
const WAYS: Partial<Record<MissingReason, string>> = {
  'no-phone': `${paths.settings}#phone`,
  'phone-unconfirmed': `${paths.settings}#phone`,
  'email-unconfirmed': paths.settings,
  'no-campus-address': paths.settings,
  guest: paths.signUp,
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
        {data.missing.map(({ badge, reason }) => {
          const Icon = BADGE_ICONS[badge];
          const way = WAYS[reason];
          return (
            <li key={badge} className={styles.badge}>
              <Icon aria-hidden="true" />
              <div>
                <h4>{t(badge === 'campus' ? 'missing.campus' : `badges.${badge}`)}</h4>
                <p>{t(`missing.why.${reason}`, { domains })}</p>
                {way && (
                  <Link to={way}>{t(`missing.do.${reason === 'guest' ? 'sign-up' : 'settings'}`)}</Link>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
