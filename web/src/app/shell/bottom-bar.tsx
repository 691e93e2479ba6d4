import { CircleUserRound, LogIn, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/link';
import { useSession } from '../session/use-session';
import styles from './bottom-bar.module.css';
import { NavBadge } from './nav-badge';
import { useCurrent, useNavigation, useSellGuard, useSellModes } from './navigation';
import { accountSheet, sellSheet, usePanel } from './panels/panels';

/** The phone's way around, with Sell in the middle. */
export function BottomBar() {
  const { t } = useTranslation();
  const entries = useNavigation('bottom');
  const half = Math.ceil((entries.length + 1) / 2);
  return (
    <nav aria-label={t('nav.bottom')} className={styles.bar}>
      <Tabs entries={entries.slice(0, half)} />
      <SellTab />
      <ul className={styles.side}>
        <Items entries={entries.slice(half)} />
        <li>
          <AccountTab />
        </li>
      </ul>
    </nav>
  );
}

type Entries = { entries: ReturnType<typeof useNavigation> };

const Tabs = ({ entries }: Entries) => (
  <ul className={styles.side}>
    <Items entries={entries} />
  </ul>
);

function Items({ entries }: Entries) {
  const { t } = useTranslation();
  const current = useCurrent();
  return entries.map(({ to, label, icon: Icon, badge }) => (
    <li key={to}>
      <Link to={to} className={styles.tab} aria-current={current(to)}>
        {Icon && <Icon aria-hidden="true" />}
        {t(label)}
        <span className={styles.badge}>
          <NavBadge badge={badge} />
        </span>
      </Link>
    </li>
  ));
}

function SellTab() {
  const { t } = useTranslation();
  const sheet = usePanel(sellSheet);
  const guard = useSellGuard();
  const [only, ...others] = useSellModes();
  if (!only) return null;
  const content = (
    <>
      <b className={styles.plus}>
        <Plus aria-hidden="true" />
      </b>
      {t('sell.sell')}
    </>
  );
  if (others.length === 0)
    return (
      <Link to={only.to} className={styles.tab} onClick={guard}>
        {content}
      </Link>
    );
  return (
    <>
      <button type="button" className={styles.tab} aria-haspopup="dialog" onClick={sheet.show}>
        {content}
      </button>
      {sheet.mounted && <sellSheet.Page open={sheet.open} onClose={sheet.close} />}
    </>
  );
}

function AccountTab() {
  const { t } = useTranslation();
  const sheet = usePanel(accountSheet);
  const visitor = useSession().status === 'visitor';
  const Icon = visitor ? LogIn : CircleUserRound;
  return (
    <>
      <button type="button" className={styles.tab} aria-haspopup="dialog" onClick={sheet.show}>
        <Icon aria-hidden="true" />
        {t(visitor ? 'nav.sign-in' : 'nav.profile')}
      </button>
      {sheet.mounted && <accountSheet.Page open={sheet.open} onClose={sheet.close} />}
    </>
  );
}
