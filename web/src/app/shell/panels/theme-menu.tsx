import { Check, Crown, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { THEMES, type Theme } from '#contract/people';
import { Menu } from '../../../ui/menu/menu';
import { MenuChoice, MenuLink } from '../../../ui/menu/menu-item';
import { useEntitlement } from '../../plans/use-entitlement';
import { usePathToPlans } from '../../plans/use-path-to-plans';
import { useTheme } from '../../theme/theme';
import { isPremium } from '../../theme/theme-policy';
import { usePreferences } from '../../use-preferences';
import type { ShellMenuProps } from './lazy-menu';
import { ThemeTrigger } from './menu-triggers';
import styles from './switches.module.css';

export function ThemeMenu({ initiallyOpen }: ShellMenuProps) {
  const { t } = useTranslation();
  const shown = useTheme();
  const { chooseTheme } = usePreferences();
  const { granted } = useEntitlement('premium-themes');
  const plans = usePathToPlans();
  return (
    <Menu
      initiallyOpen={initiallyOpen}
      label={t('theme.label')}
      renderTrigger={(props) => <ThemeTrigger {...props} />}
    >
      {THEMES.map((theme) => {
        const locked = isPremium(theme) && !granted;
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
      {!granted && (
        <MenuLink to={plans} icon={Crown}>
          {t('theme.see-plans')}
        </MenuLink>
      )}
    </Menu>
  );
}

/** Drawn in the theme's own variables, which apply to any element that names it. */
export function Swatch({ theme }: { theme: Theme }) {
  return <i data-theme={theme} className={styles.swatch} />;
}
