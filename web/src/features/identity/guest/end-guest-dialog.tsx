import { useTranslation } from 'react-i18next';
import { storedGuest } from '../../../app/session/stored-guest';
import { useSession } from '../../../app/session/use-session';
import { END_GUEST, useSignOutAtOnce } from '../../../app/session/use-sign-out';
import { useDialog } from '../../../app/use-dialog';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { GuestCredentialsCard } from '../../../ui/guest-credentials-card';
import styles from './guest-dialog.module.css';

/** The last look at the credentials: signing out removes them from this browser. */
export function EndGuestDialog() {
  const { t } = useTranslation(['identity', 'common']);
  const { open, close, forget } = useDialog(END_GUEST);
  const guest = useSession().status === 'guest';
  const credentials = storedGuest();
  const signOut = useSignOutAtOnce();

  const end = () => {
    // Before the answer: it is asked for once.
    forget();
    signOut();
  };
  return (
    <Dialog addressed open={open && guest} onClose={close} title={t('guest.end.title')}>
      <div className={styles.content}>
        <p>{t('guest.end.text')}</p>
        {credentials && <GuestCredentialsCard {...credentials} />}
        <div className={styles.actions}>
          <Button variant="secondary" onClick={close}>
            {t('guest.end.stay')}
          </Button>
          <Button variant="danger" onClick={end}>
            {t('common:nav.sign-out')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
