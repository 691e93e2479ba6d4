import { useTranslation } from 'react-i18next';
import { useRequestPhoneCodeMutation } from '../../../../api/identity/own-data.gen';
import { useWait } from '../../../../app/session/entry/use-wait';
import { WaitNotice } from '../../../../app/session/entry/wait-notice';
import { useForm } from '../../../../app/use-form';
import { Button } from '../../../../ui/button';
import { Notice } from '../../../../ui/notice';
import styles from './phone.module.css';

type SendCodeProps = { lead?: string; label: string; quiet?: boolean };

/** What may be wrong is with the number, whose control stands elsewhere on the page. */
export function SendCode({ lead, label, quiet = false }: SendCodeProps) {
  const { t } = useTranslation('phone');
  const [request] = useRequestPhoneCodeMutation();
  const wait = useWait();
  const { form, errors, busy } = useForm({
    context: 'identity',
    fields: ['phone'],
    send: async () => {
      wait.end();
      await request().unwrap();
    },
    refused: (problem) => {
      wait.begin(problem);
    },
  });
  return (
    <form {...form} className={styles.form}>
      {lead && <p>{lead}</p>}
      {errors.phone && <Notice tone="bad" title={errors.phone} live />}
      <Button type="submit" busy={busy} variant={quiet ? 'secondary' : undefined} className={styles.act}>
        {busy ? t('sending') : label}
      </Button>
      <WaitNotice left={wait.left} />
    </form>
  );
}
