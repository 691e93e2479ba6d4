import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../ui/button';
import { Link } from '../../ui/link';
import { useSlots } from '../app-context';
import { useSlotArrived } from '../idle/use-arrived';
import { paths } from '../paths';
import { withNext } from '../routing/next-path';
import { useSession } from '../session/use-session';
import { Slot } from '../slot';
import { NavBadge } from './nav-badge';
import { useCurrent, useNavigation } from './navigation';
import { LazyMenu } from './panels/lazy-menu';
import { AccountTrigger, LanguageTrigger, ThemeTrigger } from './panels/menu-triggers';
import { accountMenu, languageMenu, themeMenu } from './panels/panels';
import { SellButton } from './sell-button';
import styles from './top-bar.module.css';

/** What the top bar has beside the search: on wide screens all of it, on phones what features show there. */
export function WideBar() {
  return (
    <div className={styles.wide}>
      <TopLinks />
      <div className={styles.switches}>
        <LazyMenu menu={languageMenu} trigger={LanguageTrigger} />
        <LazyMenu menu={themeMenu} trigger={ThemeTrigger} />
      </div>
      <Extras />
      <Account />
      <SellButton />
    </div>
  );
}

function TopLinks() {
  const { t } = useTranslation();
  const current = useCurrent();
  const entries = useNavigation('top');
  return (
    <nav aria-label={t('nav.main')} className={styles.links}>
      {entries.map(({ to, label, badge }) => (
        <Link key={to} to={to} aria-current={current(to)}>
          {t(label)}
          <span className={styles.badge}>
            <NavBadge badge={badge} />
          </span>
        </Link>
      ))}
    </nav>
  );
}

/** What features show here, fetched once the page stands; their room is kept from the start. */
function Extras() {
  const arrived = useSlotArrived('top-bar');
  const count = useSlots()['top-bar']?.length;
  if (!count) return null;
  return (
    <div className={styles.extras} style={{ minWidth: `calc(${count} * var(--touch))` }}>
      {arrived && <Slot name="top-bar" />}
    </div>
  );
}

function Account() {
  const { t } = useTranslation();
  const { search } = useLocation();
  const { status, profile } = useSession();
  if (profile) return <LazyMenu menu={accountMenu} trigger={AccountTrigger} />;
  if (status === 'unknown') return <span className={styles.unknown} />;
  return (
    <>
      <ButtonLink to={withNext(paths.signIn, search)} variant="quiet">
        {t('nav.sign-in')}
      </ButtonLink>
      <ButtonLink to={withNext(paths.signUp, search)} variant="secondary" size="small">
        {t('nav.sign-up')}
      </ButtonLink>
    </>
  );
}
