import { useTranslation } from 'react-i18next';
import { Menu } from '../../../ui/menu/menu';
import { MenuLink } from '../../../ui/menu/menu-item';
import { useSellGuard, useSellModes } from '../navigation';
import type { ShellMenuProps } from './lazy-menu';
import { SellTrigger } from './menu-triggers';

export function SellMenu({ initiallyOpen }: ShellMenuProps) {
  const { t } = useTranslation();
  const guard = useSellGuard();
  return (
    <Menu
      initiallyOpen={initiallyOpen}
      label={t('sell.sell')}
      renderTrigger={(props) => <SellTrigger {...props} />}
    >
      {useSellModes().map(({ to, label, icon }) => (
        <MenuLink key={to} to={to} icon={icon} onClick={guard}>
          {t(label)}
        </MenuLink>
      ))}
    </Menu>
  );
}
