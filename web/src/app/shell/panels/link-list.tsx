import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../ui/link';
import { NavBadge } from '../nav-badge';
import { type ShellLink, useCurrent } from '../navigation';
import styles from './link-list.module.css';

type LinkListProps = { links: readonly ShellLink[]; onFollow: (event: MouseEvent) => void };

/** Rows of links with their icons, for the drawer and the sheets. */
export function LinkList({ links, onFollow }: LinkListProps) {
  const { t } = useTranslation();
  const current = useCurrent();
  return (
    <ul>
      {links.map(({ to, label, icon: Icon, badge }) => (
        <li key={to}>
          <Link to={to} className={styles.row} aria-current={current(to)} onClick={onFollow}>
            {Icon && <Icon aria-hidden="true" />}
            {t(label)}
            <NavBadge badge={badge} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
