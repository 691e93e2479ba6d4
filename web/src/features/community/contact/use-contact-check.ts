import { useTranslation } from 'react-i18next';
import { CONTACT_LIMITS } from '#contract/contact';
import type { FieldErrors, FieldValues } from '../../../app/use-form';

type ContactField = 'topic' | 'name' | 'email' | 'message';

/** What can be told to be wrong with a message before it is sent. */
export function useContactCheck() {
  const { t } = useTranslation('community-errors');
  const { nameMin, messageMin } = CONTACT_LIMITS;
  return ({ name, email, message }: FieldValues<ContactField>): FieldErrors<ContactField> => ({
    ...(name.trim().length < nameMin && { name: t('issues.contact-name-too-short') }),
    ...(!/^\S+@\S+$/.test(email.trim()) && { email: t('issues.contact-email-invalid') }),
    ...(message.trim().length < messageMin && { message: t('issues.contact-message-too-short') }),
  });
}
