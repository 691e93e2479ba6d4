import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeEmailMutation } from '../../../api/identity/identity.gen';
import { useWait } from '../../../app/session/entry/use-wait';
import { WaitNotice } from '../../../app/session/entry/wait-notice';
import { useForm } from '../../../app/use-form';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/form/field';
import { PasswordField } from '../../../ui/form/password-field';
import { Notice } from '../../../ui/notice';
import { EMAIL_CHANGE } from './email-change';
import styles from './profile-form.module.css';

const FIELDS = ['email', 'currentPassword'] as const;

export function ChangeEmailForm() {
  const { t } = useTranslation('identity');
  const [changeEmail, { isSuccess }] = useChangeEmailMutation(EMAIL_CHANGE);
  const [mailedTo, setMailedTo] = useState<string>();
  const wait = useWait();
  const { form, errors, busy } = useForm({
    context: 'identity',
    fields: FIELDS,
    send: async (changes) => {
      wait.end();
      setMailedTo(undefined);
      await changeEmail({ changeEmailBody: changes }).unwrap();
      form.ref.current?.reset();
      setMailedTo(changes.email.trim());
    },
    refused: (problem) => {
      wait.begin(problem);
    },
  });
  return (
    <form {...form} className={styles.form} aria-label={t('settings.email.title')}>
      <Field label={t('fields.new-email')} error={errors.email} required>
        {(control) => <input {...control} name="email" type="email" autoComplete="email" />}
      </Field>
      <PasswordField
        name="currentPassword"
        label={t('fields.current-password')}
        autoComplete="current-password"
        error={errors.currentPassword}
      />
      <Button type="submit" busy={busy} className={styles.save}>
        {t(busy ? 'settings.email.busy' : 'settings.email.submit')}
      </Button>
      <WaitNotice left={wait.left} />
      {isSuccess && mailedTo && (
        <Notice tone="good" title={t('settings.email.mailed.title')} live>
          <p>{t('settings.email.mailed.text', { email: mailedTo })}</p>
        </Notice>
      )}
    </form>
  );
}
