import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../app/paths';
import type { AppTab } from '../../../app/routing/routes';
import { NavBadge } from '../../../app/shell/nav-badge';
import { useNavigation } from '../../../app/shell/navigation';
import { Link } from '../../../ui/link';
import styles from './entries.module.css';

type EntriesProps = { tabs: readonly AppTab[]; current: AppTab };

/** The dashboard's pages and what else of one's own there is: a column, or a row to scroll where that has no room. */
export function Entries({ tabs, current }: EntriesProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const links = useNavigation('dashboard').map(({ to, label, ...entry }) => ({
    ...entry,
    to,
    name: t(`common:${label}`),
  }));
  const pages = tabs.map((tab, nth) => ({
    ...tab,
    to: nth === 0 ? paths.dashboard : `${paths.dashboard}/${tab.id}`,
    name: t(tab.label),
  }));
  const entries = [...pages, ...links].toSorted((one, other) => one.order - other.order);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => showIn(list.current, `[href$="${current.id}"]`), [current.id]);
  return (
    <nav aria-label={t('title')} className={styles.entries}>
      <ul ref={list}>
        {entries.map(({ to, name, icon: Icon, badge, ...entry }) => (
          <li key={to}>
            <Link
              to={to}
              className={styles.entry}
              aria-current={'id' in entry && entry.id === current.id ? 'page' : undefined}
            >
              {Icon && <Icon aria-hidden="true" />}
              {name}
              <NavBadge badge={badge} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls the row, and nothing else, to where the link stands in its middle. */
function showIn(row: HTMLElement | null, link: string): void {
  const shown = row?.querySelector<HTMLElement>(link);
  if (row && shown) row.scrollLeft = shown.offsetLeft - (row.clientWidth - shown.clientWidth) / 2;
}
