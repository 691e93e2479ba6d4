import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { claimProblem } from '../../../api/claimed-problems';
import { useSignUpMutation } from '../../../api/identity/identity.gen';
import type { Problem } from '../../../api/problem';
import { nextPath } from '../../../app/routing/next-path';
import { toastAuthProblem } from '../../../app/session/entry/auth-problem';
import { BringGuest, useBringGuest } from '../../../app/session/entry/bring-guest';
import { useGivenEmail } from '../../../app/session/entry/use-given-email';
import { type FieldErrors, useForm } from '../../../app/use-form';
import { currentLanguage } from '../../../i18n/i18n';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/form/field';
import { PasswordField } from '../../../ui/form/password-field';
import { AcceptTerms } from './accept-terms';
import styles from './sign-up-form.module.css';
import { useSignUpCheck } from './use-sign-up-check';
import { useUsernameCheck } from './use-username-check';
import { UsernameField } from './username-field';

const FIELDS = ['username', 'email', 'password', 'acceptTerms'] as const;
export type SignUpField = (typeof FIELDS)[number];

/** What somebody has signed up with. */
export type SignedUp = { username: string; email: string; password: string; bringGuest?: boolean };

type SignUpFormProps = {
  /** A sign-up whose address was wrong: its values are the form's, and this one takes its place. */
  before: SignedUp | undefined;
  /** `mailedTo`: the address as the server reads it. */
  onMailed: (mailedTo: string, signedUp: SignedUp) => void;
};

export function SignUpForm({ before, onMailed }: SignUpFormProps) {
  const { t } = useTranslation('identity');
  const [username, setUsername] = useState(before?.username ?? '');
  const given = useGivenEmail();
  const usernameCheck = useUsernameCheck(username, before?.username);
  const next = nextPath(useLocation().search);
  const bring = useBringGuest(before?.bringGuest);
  const [signUp] = useSignUpMutation();

  const send = async (values: Record<SignUpField, string>) => {
    const signUpBody = {
      ...values,
      acceptTerms: values.acceptTerms === 'true',
      language: currentLanguage(),
      ...bring.body,
      ...(before && { insteadOf: { email: before.email, password: before.password } }),
      ...(next && { next }),
    };
    const { email } = await signUp({ signUpBody }).unwrap();
    const { username: name, password } = values;
    onMailed(email, { username: name, email: values.email, password, ...bring.body });
  };

  const refused = (problem: Problem, errors: FieldErrors<SignUpField>): FieldErrors<SignUpField> => {
    if (problem.code === 'identity.email-registered') {
      claimProblem(problem);
      return { email: t('sign-up.email-registered') };
    }
    if (Object.keys(errors).length === 0) toastAuthProblem(problem, t('sign-up.failed'));
    return {};
  };

  const check = useSignUpCheck();
  const { form, errors, busy } = useForm({ context: 'identity', fields: FIELDS, check, send, refused });
  const address = useRef<HTMLInputElement>(null);
  // Who comes back to change it has lost the button they did so with.
  useEffect(() => {
    if (before) address.current?.focus();
  }, [before]);
  const usernameIsWrong = usernameCheck.state === 'invalid' || usernameCheck.state === 'taken';
  return (
    <form {...form} className={styles.form}>
      <UsernameField value={username} onChange={setUsername} check={usernameCheck} error={errors.username} />
      <Field label={t('fields.email')} error={errors.email} required>
        {(control) => (
          <input
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={before?.email ?? given}
            ref={address}
          />
        )}
      </Field>
      <PasswordField
        name="password"
        label={t('fields.password')}
        hint={t('fields.new-password-hint')}
        autoComplete="new-password"
        error={errors.password}
        defaultValue={before?.password}
      />
      <BringGuest choice={bring} />
      <AcceptTerms error={errors.acceptTerms} accepted={before !== undefined} />
      <Button
        type="submit"
        size="large"
        wide
        busy={busy}
        disabled={usernameIsWrong || usernameCheck.state === 'checking'}
      >
        {t(busy ? 'sign-up.busy' : 'sign-up.submit')}
      </Button>
    </form>
  );
}
