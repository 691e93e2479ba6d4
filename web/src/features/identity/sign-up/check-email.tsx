import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useResendConfirmation } from '../../../app/session/entry/use-resend-confirmation';
import { Button } from '../../../ui/button';
import styles from './check-email.module.css';

export type CheckEmailProps = {
  email: string;
  /** The address was wrong. */
  onChange: () => void;
};

/** What is left to do after signing up. */
export function CheckEmail({ email, onChange }: CheckEmailProps) {
  const { t } = useTranslation('identity');
  const { resend, busy } = useResendConfirmation();
  const words = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} tabIndex={-1} className={styles.card}>
      <MailCheck aria-hidden="true" className={styles.mark} />
      <p>{t('check-email.text')}</p>
      <p className={styles.quiet}>{t('check-email.not-there')}</p>
      <Button variant="secondary" busy={busy} onClick={() => void resend(email)}>
        {t(busy ? 'resend.busy' : 'resend.submit')}
      </Button>
      <p className={styles.quiet}>
        {t('check-email.wrong')}{' '}
        <Button variant="quiet" size="small" onClick={onChange}>
          {t('check-email.change')}
        </Button>
      </p>
    </div>
  );
}
