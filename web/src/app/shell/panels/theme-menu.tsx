import { Check, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { THEMES, type Theme } from '#contract/people';
import { Menu } from '../../../ui/menu/menu';
import { MenuChoice } from '../../../ui/menu/menu-item';
import { useSession } from '../../session/use-session';
import { useTheme } from '../../theme/theme';
import { mayUse } from '../../theme/theme-policy';
import { usePreferences } from '../../use-preferences';
import type { ShellMenuProps } from './lazy-menu';
import { ThemeTrigger } from './menu-triggers';
import styles from './switches.module.css';

export function ThemeMenu({ initiallyOpen }: ShellMenuProps) {
  const { t } = useTranslation();
  const shown = useTheme();
  const { chooseTheme } = usePreferences();
  const entitlements = useSession().profile?.entitlements ?? [];
  return (
    <Menu
      initiallyOpen={initiallyOpen}
      label={t('theme.label')}
      renderTrigger={(props) => <ThemeTrigger {...props} />}
    >
      {THEMES.map((theme) => {
        const locked = !mayUse(theme, entitlements);
        return (
          <MenuChoice
            key={theme}
            checked={theme === shown}
            locked={locked}
            onSelect={() => chooseTheme(theme)}
          >
            <Swatch theme={theme} />
            <span className={styles.name}>
              {t(`theme.names.${theme}`)}
              {locked && <small>{t('theme.premium-only')}</small>}
            </span>
            {theme === shown && <Check aria-hidden="true" />}
            {locked && <Lock aria-hidden="true" />}
          </MenuChoice>
        );
      })}
    </Menu>
  );
}

/** Drawn in the theme's own variables, which apply to any element that names it. */
export function Swatch({ theme }: { theme: Theme }) {
  return <i data-theme={theme} className={styles.swatch} />;
}
