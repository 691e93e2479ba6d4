import { useTranslation } from 'react-i18next';
import { PHONE_CODE_LIMITS } from '#contract/accounts/phone';
import type { SentCode } from '../../../../api/identity/own-data.gen';
import { useWait } from '../../../../app/session/entry/use-wait';
import { WaitNotice } from '../../../../app/session/entry/wait-notice';
import { useForm } from '../../../../app/use-form';
import { useFormat } from '../../../../i18n/format';
import { Button } from '../../../../ui/button';
import { Field } from '../../../../ui/form/field';
import { toast } from '../../../../ui/toast/toast-store';
import { useConfirmPhoneMutation } from '../profile-data';
import styles from './phone.module.css';

/** Room for a space in between, as some type it. */
const LONGEST = PHONE_CODE_LIMITS.digits + 1;

export function CodeForm({ code: { state, to, expiresAt } }: { code: SentCode }) {
  const { t } = useTranslation('phone');
  const { date } = useFormat();
  const [confirm] = useConfirmPhoneMutation();
  const wait = useWait();
  const { form, errors, busy } = useForm({
    context: 'identity',
    fields: ['code'],
    send: async (values) => {
      wait.end();
      await confirm({ confirmPhoneBody: values }).unwrap();
      toast({ title: t('done') });
    },
    refused: (problem) => {
      wait.begin(problem);
    },
  });
  const time = date(expiresAt, { timeStyle: 'short' });
  return (
    <form {...form} className={styles.form}>
      <output>{t(state === 'sent' ? 'sent' : 'on-its-way', { to, time })}</output>
      <Field label={t('code')} error={errors.code} required>
        {(control) => (
          <input
            {...control}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={LONGEST}
            dir="ltr"
          />
        )}
      </Field>
      <Button type="submit" busy={busy} className={styles.act}>
        {t(busy ? 'confirming' : 'confirm')}
      </Button>
      <WaitNotice left={wait.left} />
    </form>
  );
}
