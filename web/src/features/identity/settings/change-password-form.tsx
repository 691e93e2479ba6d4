import { useTranslation } from 'react-i18next';
import { useChangeEmailMutation } from '../../../api/identity/identity.gen';
import { useWait } from '../../../app/session/entry/use-wait';
import { WaitNotice } from '../../../app/session/entry/wait-notice';
import { useForm } from '../../../app/use-form';
import { Button } from '../../../ui/button';
import { PasswordField } from '../../../ui/form/password-field';
import { toast } from '../../../ui/toast/toast-store';
import { EMAIL_CHANGE } from './email-change';
import { useChangePasswordMutation } from './profile-data';
import styles from './profile-form.module.css';

const FIELDS = ['currentPassword', 'newPassword'] as const;

export function ChangePasswordForm() {
  const { t } = useTranslation('identity');
  const [changePassword] = useChangePasswordMutation();
  const [, emailChange] = useChangeEmailMutation(EMAIL_CHANGE);
  const wait = useWait();
  const { form, errors, busy } = useForm({
    context: 'identity',
    fields: FIELDS,
    send: async (changes) => {
      wait.end();
      await changePassword({ changePasswordBody: changes }).unwrap();
      emailChange.reset();
      form.ref.current?.reset();
      toast({ title: t('settings.password.saved'), description: t('settings.password.elsewhere') });
    },
    refused: (problem) => {
      wait.begin(problem);
    },
  });
  return (
    <form {...form} className={styles.form} aria-label={t('settings.password.title')}>
      <PasswordField
        name="currentPassword"
        label={t('fields.current-password')}
        autoComplete="current-password"
        error={errors.currentPassword}
      />
      <PasswordField
        name="newPassword"
        label={t('fields.new-password')}
        hint={t('fields.new-password-hint')}
        autoComplete="new-password"
        error={errors.newPassword}
      />
      <Button type="submit" busy={busy} className={styles.save}>
        {t(busy ? 'settings.password.saving' : 'settings.password.save')}
      </Button>
      <WaitNotice left={wait.left} />
    </form>
  );
}
