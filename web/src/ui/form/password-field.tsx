import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../button';
import { Field } from './field';
import styles from './password-field.module.css';

type PasswordFieldProps = {
  name: string;
  label: string;
  /** `new-password` lets password managers propose one. */
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  error?: string;
  defaultValue?: string;
};

/** A secret that can be looked at while it is typed. */
export function PasswordField({ name, label, autoComplete, hint, error, defaultValue }: PasswordFieldProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} error={error} required>
      {(control) => (
        <div className={styles.secret}>
          <input
            {...control}
            name={name}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            defaultValue={defaultValue}
            autoCapitalize="none"
            spellCheck={false}
          />
          <IconButton
            label={t(shown ? 'actions.hide-secret' : 'actions.show-secret', { what: label })}
            aria-controls={control.id}
            className={styles.eye}
            onClick={() => setShown(!shown)}
          >
            <Icon aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </Field>
  );
}
