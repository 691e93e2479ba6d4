import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '#contract/people';
import { prepareLanguage } from '../../../i18n/i18n';
import { languageName } from '../../../i18n/languages';
import { Menu } from '../../../ui/menu/menu';
import { MenuChoice } from '../../../ui/menu/menu-item';
import { usePreferences } from '../../use-preferences';
import type { ShellMenuProps } from './lazy-menu';
import { LanguageTrigger } from './menu-triggers';
import styles from './switches.module.css';

export function LanguageMenu({ initiallyOpen }: ShellMenuProps) {
  const { t, i18n } = useTranslation();
  const { chooseLanguage } = usePreferences();
  return (
    <Menu
      initiallyOpen={initiallyOpen}
      label={t('language.label')}
      renderTrigger={(props) => <LanguageTrigger {...props} />}
    >
      {LANGUAGES.map((language) => (
        <MenuChoice
          key={language}
          lang={language}
          checked={language === i18n.language}
          onConsider={() => void prepareLanguage(language)}
          onSelect={() => chooseLanguage(language)}
        >
          <span className={styles.name}>{languageName(language)}</span>
          {language === i18n.language && <Check aria-hidden="true" />}
        </MenuChoice>
      ))}
    </Menu>
  );
}
