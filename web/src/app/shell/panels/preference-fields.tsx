import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES, THEMES } from '#contract/people';
import { languageName } from '../../../i18n/languages';
import { Field } from '../../../ui/form/field';
import { Select } from '../../../ui/form/select';
import { Link } from '../../../ui/link';
import { useEntitlement } from '../../plans/use-entitlement';
import { usePathToPlans } from '../../plans/use-path-to-plans';
import { useTheme } from '../../theme/theme';
import { isPremium } from '../../theme/theme-policy';
import { usePreferences } from '../../use-preferences';
import styles from './preference-fields.module.css';
import { Swatch } from './theme-menu';

/** Language and theme as they are chosen in the drawer, the account sheet and the settings. */
export function PreferenceFields() {
  return (
    <div className={styles.fields}>
      <LanguageField />
      <ThemeField />
    </div>
  );
}

function LanguageField() {
  const { t, i18n } = useTranslation();
  const { chooseLanguage } = usePreferences();
  return (
    <Field label={t('language.label')}>
      {(control) => (
        <Select
          {...control}
          value={i18n.language}
          choices={LANGUAGES}
          nameOf={languageName}
          langOf={(language) => language}
          onChoose={chooseLanguage}
        />
      )}
    </Field>
  );
}

function ThemeField() {
  const { t } = useTranslation();
  const shown = useTheme();
  const { chooseTheme } = usePreferences();
  const { granted } = useEntitlement('premium-themes');
  const plans = usePathToPlans();
  return (
    <fieldset className={styles.themes}>
      <legend>{t('theme.label')}</legend>
      {THEMES.map((theme) => {
        const locked = isPremium(theme) && !granted;
        return (
          <label key={theme} className={styles.theme}>
            <input
              type="radio"
              name="theme"
              className="visually-hidden"
              checked={theme === shown}
              disabled={locked}
              onChange={() => chooseTheme(theme)}
            />
            <span className={styles.mark}>
              <Swatch theme={theme} />
              {locked && <Lock aria-hidden="true" />}
            </span>
            {t(`theme.names.${theme}`)}
          </label>
        );
      })}
      {!granted && (
        <p className={styles.reason}>
          {t('theme.locked-note')} <Link to={plans}>{t('theme.see-plans')}</Link>
        </p>
      )}
    </fieldset>
  );
}
