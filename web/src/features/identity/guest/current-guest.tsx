import { useTranslation } from 'react-i18next';
import type { SessionProfile } from '../../../api/session-token';
import { Button } from '../../../ui/button';
import styles from './guest-dialog.module.css';
import { useGoOn } from './use-go-on';

/** For someone who asks for a guest session while they have one. */
export function CurrentGuest({ profile }: { profile: SessionProfile }) {
  const { t } = useTranslation('identity');
  const goOn = useGoOn();
  return (
    <div className={styles.panel}>
      <p>{t('guest.current.text', { guestId: profile.guestId })}</p>
      <Button size="large" wide onClick={goOn}>
        {t('guest.go-on')}
      </Button>
    </div>
  );
}
