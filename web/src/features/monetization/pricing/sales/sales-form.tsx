import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTACT_LIMITS, SALES_LIMITS } from '#contract/contact';
import { useContactSalesMutation } from '../../../../api/monetization/plans.gen';
import { tellFailure } from '../../../../app/problems/tell-failure';
import { useSession } from '../../../../app/session/use-session';
import { type FieldErrors, type FieldValues, useForm } from '../../../../app/use-form';
import { currentLanguage } from '../../../../i18n/i18n';
import { Button } from '../../../../ui/button';
import { Field } from '../../../../ui/form/field';
import styles from './sales-form.module.css';

const FIELDS = ['name', 'email', 'message'] as const;
type SalesField = (typeof FIELDS)[number];
/** What somebody has typed so far. */
export type SalesDraft = Partial<Record<SalesField, string>>;
type SalesFormProps = {
  typed: SalesDraft;
  onType: (typed: SalesDraft) => void;
  onSent: (email: string) => void;
};

export function SalesForm({ typed, onType, onSent }: SalesFormProps) {
  const { t } = useTranslation('contact-sales');
  const { profile } = useSession();
  const member = profile?.kind === 'member' ? profile : null;
  const sent = useRef<string>(null);
  const [contactSales] = useContactSalesMutation();
  const { form, errors, busy } = useForm<SalesField>({
    context: 'community',
    fields: FIELDS,
    check: useSalesCheck(),
    send: async (written) => {
      // Pressed again while the dialog goes: the same words are sent once.
      const words = JSON.stringify(written);
      if (sent.current === words) return;
      await contactSales({ salesMessageBody: { ...written, language: currentLanguage() } }).unwrap();
      sent.current = words;
      onSent(written.email.trim());
    },
    refused: (problem, named) => {
      if (Object.keys(named).length === 0) tellFailure(t('failed'), problem);
    },
  });
  const keep = ({ target }: FormEvent) => {
    const { name, value } = target as HTMLInputElement | HTMLTextAreaElement;
    onType({ ...typed, [name]: value });
  };
  return (
    <form {...form} className={styles.form} onInput={keep}>
      <p className={styles.lead}>{t('lead')}</p>
      <Field label={t('name')} error={errors.name} required>
        {(control) => (
          <input
            {...control}
            name="name"
            autoComplete="name"
            maxLength={CONTACT_LIMITS.nameMax}
            defaultValue={typed.name ?? member?.name}
          />
        )}
      </Field>
      <Field label={t('email')} hint={t('email-hint')} error={errors.email} required>
        {(control) => (
          <input
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={typed.email ?? member?.email}
          />
        )}
      </Field>
      <Field label={t('message')} error={errors.message} required>
        {(control) => (
          <textarea {...control} name="message" rows={5} defaultValue={typed.message ?? t('default')} />
        )}
      </Field>
      <Button type="submit" wide busy={busy}>
        {t(busy ? 'busy' : 'submit')}
      </Button>
    </form>
  );
}

/** Spec 2, section 5: Contact sales. */
function useSalesCheck() {
  const { t } = useTranslation('community-errors');
  const { nameMin, messageMin } = CONTACT_LIMITS;
  const { messageMax } = SALES_LIMITS;
  return ({ name, email, message }: FieldValues<SalesField>): FieldErrors<SalesField> => {
    const { length } = message.trim();
    return {
      ...(name.trim().length < nameMin && { name: t('issues.contact-name-too-short') }),
      ...(!/^\S+@\S+\.\S+$/.test(email.trim()) && { email: t('issues.contact-email-invalid') }),
      ...(length < messageMin && { message: t('issues.contact-message-too-short') }),
      ...(length > messageMax && { message: t('issues.contact-message-too-long', { max: messageMax }) }),
    };
  };
}
