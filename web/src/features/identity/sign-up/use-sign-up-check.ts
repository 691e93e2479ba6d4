import { useTranslation } from 'react-i18next';
import { PEOPLE_LIMITS } from '#contract/people';
import type { FieldErrors } from '../../../app/use-form';
import type { SignUpField } from './sign-up-form';

/** What is told before the form is sent (spec 1, section 5). */
export function useSignUpCheck(): (values: Record<SignUpField, string>) => FieldErrors<SignUpField> {
  const { t } = useTranslation(['identity', 'identity-errors']);
  return ({ username, email, password, acceptTerms }) => {
    const missing = {
      ...(username.trim() === '' && { username: t('fields.username-missing') }),
      ...(email.trim() === '' && { email: t('fields.email-missing') }),
      ...(password === '' && { password: t('fields.password-missing') }),
    };
    if (Object.keys(missing).length > 0) return missing;
    if (password.length < PEOPLE_LIMITS.passwordMin)
      return { password: t('identity-errors:issues.password-too-short', { min: PEOPLE_LIMITS.passwordMin }) };
    return acceptTerms ? {} : { acceptTerms: t('terms.missing') };
  };
}
