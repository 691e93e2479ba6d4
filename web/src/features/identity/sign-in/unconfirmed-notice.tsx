import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '../../../api/problem';
import { useResendConfirmation } from '../../../app/session/entry/use-resend-confirmation';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { Diagnostics } from './diagnostics';
import styles from './unconfirmed-notice.module.css';

/** A sign-in that failed: with which address, when, and the server's answer. */
export type Refusal = { email: string; at: Date; problem: Problem };

export function UnconfirmedNotice({ refusal }: { refusal: Refusal }) {
  const { t } = useTranslation('identity');
  const { resend, busy } = useResendConfirmation();
  const [shown, setShown] = useState(false);
  const id = useId();
  return (
    <Notice tone="warn" title={t('unconfirmed.title')} live>
      <p>{t('unconfirmed.text', { email: refusal.email })}</p>
      <div className={styles.actions}>
        <Button variant="secondary" size="small" busy={busy} onClick={() => void resend(refusal.email)}>
          {t(busy ? 'resend.busy' : 'resend.submit')}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-expanded={shown}
          aria-controls={id}
          onClick={() => setShown(!shown)}
        >
          {t(shown ? 'unconfirmed.hide-diagnostics' : 'unconfirmed.show-diagnostics')}
        </Button>
      </div>
      <div id={id} className={styles.diagnostics} hidden={!shown}>
        <Diagnostics refusal={refusal} />
      </div>
    </Notice>
  );
}
