import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { claimProblem } from '../../../api/claimed-problems';
import { useSignInMutation } from '../../../api/identity/identity.gen';
import type { Problem } from '../../../api/problem';
import { paths } from '../../../app/paths';
import { forgetFailure, lazyPage } from '../../../app/routing/lazy-page';
import { withNext } from '../../../app/routing/next-path';
import { enter } from '../../../app/session/enter';
import { toastAuthProblem } from '../../../app/session/entry/auth-problem';
import { BringGuest, useBringGuest } from '../../../app/session/entry/bring-guest';
import { type EmailState, useGivenEmail } from '../../../app/session/entry/use-given-email';
import { useWait } from '../../../app/session/entry/use-wait';
import { WaitNotice } from '../../../app/session/entry/wait-notice';
import { type FieldErrors, useForm } from '../../../app/use-form';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/form/field';
import { PasswordField } from '../../../ui/form/password-field';
import { Link } from '../../../ui/link';
import styles from './sign-in-form.module.css';
import type { Refusal } from './unconfirmed-notice';

const unconfirmedNotice = lazyPage<{ refusal: Refusal }>(() =>
  import('./unconfirmed-notice').then(({ UnconfirmedNotice }) => UnconfirmedNotice),
);

type SignInField = 'email' | 'password';

export function SignInForm() {
  const { t } = useTranslation('identity');
  const { search } = useLocation();
  const [email, setEmail] = useState(useGivenEmail());
  const [unconfirmed, setUnconfirmed] = useState<Refusal>();
  const bring = useBringGuest();
  const wait = useWait();
  const [signIn] = useSignInMutation();

  const check = (values: Record<SignInField, string>): FieldErrors<SignInField> => ({
    ...(values.email.trim() === '' && { email: t('fields.email-missing') }),
    ...(values.password.trim() === '' && { password: t('fields.password-missing') }),
  });

  const send = async ({ email: tried, password }: Record<SignInField, string>) => {
    setUnconfirmed(undefined);
    wait.end();
    enter(await signIn({ signInBody: { email: tried, password, ...bring.body } }).unwrap());
  };

  /** By a notice, or in a few words when its code does not come. */
  const offerMail = async (refusal: Refusal) => {
    try {
      await unconfirmedNotice.preload();
      setUnconfirmed(refusal);
    } catch (error) {
      forgetFailure(error);
      toastAuthProblem(refusal.problem, t('sign-in.failed'));
    }
  };

  const refused = (problem: Problem): FieldErrors<SignInField> => {
    if (problem.issues?.length || wait.begin(problem)) return {};
    const unconfirmedEmail = problem.code === 'identity.email-not-confirmed';
    const invalid = problem.code === 'identity.invalid-credentials';
    if (unconfirmedEmail) void offerMail({ email: email.trim(), at: new Date(), problem });
    if (unconfirmedEmail || invalid) claimProblem(problem);
    else toastAuthProblem(problem, t('sign-in.failed'));
    return invalid ? { password: t('sign-in.invalid') } : {};
  };

  const { form, errors, busy } = useForm({
    context: 'identity',
    fields: ['email', 'password'],
    check,
    send,
    refused,
  });
  return (
    <form {...form} className={styles.form}>
      <Field label={t('fields.email')} error={errors.email} required>
        {(control) => (
          <input
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        )}
      </Field>
      <div>
        <PasswordField
          name="password"
          label={t('fields.password')}
          autoComplete="current-password"
          error={errors.password}
        />
        <Link
          to={withNext(paths.forgotPassword, search)}
          state={{ email } satisfies EmailState}
          className={styles.forgot}
        >
          {t('sign-in.forgot')}
        </Link>
      </div>
      <BringGuest choice={bring} />
      <Button type="submit" size="large" wide busy={busy}>
        {t(busy ? 'sign-in.busy' : 'sign-in.submit')}
      </Button>
      <WaitNotice left={wait.left} />
      {unconfirmed && <unconfirmedNotice.Page refusal={unconfirmed} />}
    </form>
  );
}
