import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '../../../api/problem';
import { useGivenEmail } from '../../../app/session/entry/use-given-email';
import { useForm } from '../../../app/use-form';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/form/field';
import styles from './email-form.module.css';

type EmailFormProps = {
  field?: RefObject<HTMLInputElement | null>;
  label: string;
  busyLabel: string;
  send: (email: string) => Promise<void>;
  /** Told of failures that are not about the address itself. */
  explain: (problem: Problem) => void;
};

/** Asks where to mail a link to. */
export function EmailForm({ field, label, busyLabel, send, explain }: EmailFormProps) {
  const { t } = useTranslation('identity');
  const given = useGivenEmail();
  const { form, errors, busy } = useForm({
    context: 'identity',
    fields: ['email'],
    check: ({ email }) => (email.trim() === '' ? { email: t('fields.email-missing') } : {}),
    send: ({ email }) => send(email.trim()),
    refused: (problem) => {
      if (!problem.issues?.length) explain(problem);
    },
  });
  return (
    <form {...form} className={styles.form}>
      <Field label={t('fields.email')} error={errors.email} required>
        {(control) => (
          <input
            {...control}
            ref={field}
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={given}
          />
        )}
      </Field>
      <Button type="submit" size="large" wide busy={busy}>
        {busy ? busyLabel : label}
      </Button>
    </form>
  );
}
