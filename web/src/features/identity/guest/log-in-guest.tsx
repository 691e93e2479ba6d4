import { useTranslation } from 'react-i18next';
import { claimProblem } from '../../../api/claimed-problems';
import { useLogInGuestMutation } from '../../../api/identity/identity.gen';
import { enter } from '../../../app/session/enter';
import { toastAuthProblem } from '../../../app/session/entry/auth-problem';
import { useWait } from '../../../app/session/entry/use-wait';
import { WaitNotice } from '../../../app/session/entry/wait-notice';
import { holdGuest } from '../../../app/session/stored-guest';
import { useForm } from '../../../app/use-form';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/form/field';
import { PasswordField } from '../../../ui/form/password-field';
import { readGuestId, readPin } from './guest-credentials';
import styles from './guest-dialog.module.css';
import { useCredentialsCheck } from './use-credentials-check';
import { useGoOn } from './use-go-on';

const FIELDS = ['guestId', 'pin'] as const;

export function LogInGuest() {
  const { t } = useTranslation('identity');
  const [logIn] = useLogInGuestMutation();
  const goOn = useGoOn();
  const wait = useWait();
  const { form, errors, busy } = useForm({
    context: 'identity',
    fields: FIELDS,
    check: useCredentialsCheck(),
    send: async (typed) => {
      const credentials = { guestId: readGuestId(typed.guestId), pin: readPin(typed.pin) };
      wait.end();
      const answer = await logIn({ logInGuestBody: credentials }).unwrap();
      holdGuest(credentials);
      enter(answer);
      goOn();
    },
    refused: (problem) => {
      if (problem.issues?.length || wait.begin(problem)) return {};
      if (problem.code === 'identity.guest-credentials') {
        claimProblem(problem);
        return { pin: t('guest.log-in.wrong') };
      }
      toastAuthProblem(problem, t('guest.log-in.failed'));
      return {};
    },
  });
  return (
    <form {...form} className={styles.panel}>
      <p>{t('guest.log-in.lead')}</p>
      <Field label={t('guest.id')} error={errors.guestId} required>
        {(control) => (
          <input
            {...control}
            name="guestId"
            placeholder="Guest-XXXXXXXX"
            autoComplete="username"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
      </Field>
      <PasswordField name="pin" label={t('guest.pin')} autoComplete="current-password" error={errors.pin} />
      <Button type="submit" size="large" wide busy={busy}>
        {t(busy ? 'guest.log-in.busy' : 'guest.log-in.submit')}
      </Button>
      <WaitNotice left={wait.left} />
    </form>
  );
}
