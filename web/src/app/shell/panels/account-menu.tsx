import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Menu } from '../../../ui/menu/menu';
import { MenuAction, MenuLink } from '../../../ui/menu/menu-item';
import { useSession } from '../../session/use-session';
import { useSignOut } from '../../session/use-sign-out';
import { NavBadge } from '../nav-badge';
import { useNavigation } from '../navigation';
import styles from './account.module.css';
import { Identity } from './identity';
import type { ShellMenuProps } from './lazy-menu';
import { AccountTrigger } from './menu-triggers';

export function AccountMenu({ initiallyOpen }: ShellMenuProps) {
  const { t } = useTranslation();
  const { profile } = useSession();
  const entries = useNavigation('account');
  const signOut = useSignOut();
  return (
    <Menu
      initiallyOpen={initiallyOpen}
      label={t('nav.account')}
      head={
        profile && (
          <div className={styles.head}>
            <Identity profile={profile} />
          </div>
        )
      }
      renderTrigger={(props) => <AccountTrigger {...props} />}
    >
      {entries.map(({ to, label, icon, badge }) => (
        <MenuLink key={to} to={to} icon={icon}>
          {t(label)}
          <NavBadge badge={badge} />
        </MenuLink>
      ))}
      <MenuAction icon={LogOut} onSelect={signOut}>
        {t('nav.sign-out')}
      </MenuAction>
    </Menu>
  );
}
