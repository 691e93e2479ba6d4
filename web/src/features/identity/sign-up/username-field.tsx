import { Check, LoaderCircle } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/form/field';
import type { UsernameState } from './use-username-check';
import styles from './username-field.module.css';

type UsernameFieldProps = {
  value: string;
  onChange: (value: string) => void;
  check: UsernameState;
  /** What sending the form found; the check has the last word once it is typed in again. */
  error?: string;
};

export function UsernameField({ value, onChange, check, error }: UsernameFieldProps) {
  const { t } = useTranslation('identity');
  const field = useRef<HTMLInputElement>(null);
  const take = (suggestion: string) => {
    onChange(suggestion);
    // The suggestions go.
    field.current?.focus();
  };
  return (
    <div className={styles.username}>
      <Field
        label={t('fields.username')}
        hint={t('fields.username-hint')}
        error={useErrorText(check) ?? error}
        required
      >
        {(control) => (
          <div className={styles.control}>
            <input
              {...control}
              ref={field}
              name="username"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              value={value}
              onChange={({ target }) => onChange(target.value)}
            />
            <StateIcon state={check.state} />
          </div>
        )}
      </Field>
      <output className="visually-hidden">
        {check.state === 'checking' && t('username.checking')}
        {check.state === 'available' && t('username.available')}
      </output>
      {check.state === 'taken' && check.suggestions.length > 0 && (
        <div className={styles.suggestions}>
          <p id="username-suggestions">{t('username.suggestions')}</p>
          <ul aria-labelledby="username-suggestions">
            {check.suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" className={styles.suggestion} onClick={() => take(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function useErrorText(check: UsernameState): string | undefined {
  const { t } = useTranslation('identity-errors');
  if (check.state === 'taken') return t('issues.username-taken');
  return check.state === 'invalid' ? t(`issues.${check.problem}`) : undefined;
}

function StateIcon({ state }: { state: UsernameState['state'] }) {
  if (state === 'checking') return <LoaderCircle aria-hidden="true" className={styles.checking} />;
  return state === 'available' ? <Check aria-hidden="true" className={styles.available} /> : null;
}
