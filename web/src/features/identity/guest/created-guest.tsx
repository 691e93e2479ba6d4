import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { GuestCredentials } from '../../../app/session/stored-guest';
import { Button } from '../../../ui/button';
import { GuestCredentialsCard } from '../../../ui/guest-credentials-card';
import { Notice } from '../../../ui/notice';
import styles from './guest-dialog.module.css';
import { useGoOn } from './use-go-on';

/** The only moment at which the server tells the PIN. */
export function CreatedGuest({ credentials }: { credentials: GuestCredentials }) {
  const { t } = useTranslation('identity');
  const goOn = useGoOn();
  const button = useRef<HTMLButtonElement>(null);
  // The button that created the guest is gone, and the focus with it.
  useEffect(() => button.current?.focus(), []);
  return (
    <div className={styles.panel}>
      <GuestCredentialsCard {...credentials} />
      <Notice tone="warn" title={t('guest.created.save')} live>
        <p>{t('guest.created.why')}</p>
      </Notice>
      <Button ref={button} size="large" wide onClick={goOn}>
        {t('guest.created.continue')}
      </Button>
    </div>
  );
}
