import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { PEOPLE_LIMITS } from '#contract/people';
import { claimProblem } from '../../../api/claimed-problems';
import { useResetPasswordMutation } from '../../../api/identity/identity.gen';
import { mayHaveSession, refreshSession } from '../../../api/refresh-session';
import { paths } from '../../../app/paths';
import { withNext } from '../../../app/routing/next-path';
import { useStillHere } from '../../../app/routing/use-still-here';
import { toastAuthProblem } from '../../../app/session/entry/auth-problem';
import { useForm } from '../../../app/use-form';
import { Button } from '../../../ui/button';
import { PasswordField } from '../../../ui/form/password-field';
import { toast } from '../../../ui/toast/toast-store';
import styles from './email-form.module.css';

type ResetPasswordFormProps = { token: string; onRefused: () => void };

export function ResetPasswordForm({ token, onRefused }: ResetPasswordFormProps) {
  const { t } = useTranslation(['identity', 'identity-errors']);
  const navigate = useNavigate();
  const isStillHere = useStillHere();
  const { search } = useLocation();
  const [resetPassword] = useResetPasswordMutation();
  const { form, errors, busy } = useForm({
    context: 'identity',
    fields: ['password'],
    check: ({ password }) => {
      if (password.length >= PEOPLE_LIMITS.passwordMin) return {};
      return { password: t('identity-errors:issues.password-too-short', { min: PEOPLE_LIMITS.passwordMin }) };
    },
    send: async ({ password }) => {
      await resetPassword({ resetPasswordBody: { token, password } }).unwrap();
      // The member is signed out everywhere, here too if it was them.
      if (mayHaveSession()) await refreshSession();
      toast({ title: t('reset.done.title'), description: t('reset.done.description') });
      if (isStillHere()) await navigate(withNext(paths.signIn, search), { replace: true });
    },
    refused: (problem) => {
      if (problem.issues?.length) return;
      if (problem.code !== 'identity.link-no-longer-valid')
        return toastAuthProblem(problem, t('reset.failed'));
      claimProblem(problem);
      onRefused();
    },
  });
  return (
    <form {...form} className={styles.form}>
      <PasswordField
        name="password"
        label={t('fields.new-password')}
        hint={t('fields.new-password-hint')}
        autoComplete="new-password"
        error={errors.password}
      />
      <Button type="submit" size="large" wide busy={busy}>
        {t(busy ? 'reset.busy' : 'reset.submit')}
      </Button>
    </form>
  );
}
