import { Menu as MenuIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/button';
import { Around, wideBar } from '../surroundings';
import { Logo } from './logo';
import { SearchField } from './search-field';
import styles from './top-bar.module.css';

export function TopBar({ onMenu }: { onMenu: () => void }) {
  const { t } = useTranslation();
  return (
    <header className={styles.bar}>
      <Logo />
      <SearchField />
      <Around part={wideBar} />
      <IconButton label={t('nav.menu')} aria-haspopup="dialog" className={styles.menu} onClick={onMenu}>
        <MenuIcon aria-hidden="true" />
      </IconButton>
    </header>
  );
}
