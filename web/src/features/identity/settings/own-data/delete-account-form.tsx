import { useTranslation } from 'react-i18next';
import { claimProblem } from '../../../../api/claimed-problems';
import { useCloseAccountMutation } from '../../../../api/identity/own-data.gen';
import { useWait } from '../../../../app/session/entry/use-wait';
import { WaitNotice } from '../../../../app/session/entry/wait-notice';
import { useForm } from '../../../../app/use-form';
import { Button } from '../../../../ui/button';
import { PasswordField } from '../../../../ui/form/password-field';
import { toastError } from '../../../../ui/toast/toast-store';
import styles from './danger-zone.module.css';
import { useFarewell } from './use-farewell';

type DeleteAccountFormProps = { guest: boolean; onCancel: () => void };

export function DeleteAccountForm({ guest, onCancel }: DeleteAccountFormProps) {
  const { t } = useTranslation('account');
  const [closeAccount] = useCloseAccountMutation();
  const sayGoodbye = useFarewell();
  const wait = useWait();
  const { form, errors, busy } = useForm({
    context: 'identity',
    fields: ['secret'],
    send: async ({ secret }) => {
      wait.end();
      await closeAccount({ closeAccountBody: { secret } }).unwrap();
      sayGoodbye();
    },
    refused: (problem) => {
      // What the server explains is told in its words.
      if (wait.begin(problem) || problem.issues?.length || problem.code === 'identity.last-administrator')
        return;
      claimProblem(problem);
      toastError({
        title: t('danger.failed.title'),
        description: t('danger.failed.description'),
      });
    },
  });
  return (
    <form {...form} className={styles.form}>
      <p>{t('danger.consequence')}</p>
      <PasswordField
        name="secret"
        label={t(guest ? 'danger.pin' : 'danger.password')}
        autoComplete="current-password"
        error={errors.secret}
      />
      <WaitNotice left={wait.left} />
      <div className={styles.answers}>
        <Button variant="secondary" onClick={onCancel}>
          {t('danger.cancel')}
        </Button>
        <Button type="submit" variant="danger" busy={busy}>
          {t(busy ? 'danger.busy' : 'danger.confirm')}
        </Button>
      </div>
    </form>
  );
}
