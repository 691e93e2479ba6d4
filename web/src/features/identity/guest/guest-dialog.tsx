import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GuestCredentials } from '../../../app/session/stored-guest';
import { useSession } from '../../../app/session/use-session';
import { useDialog } from '../../../app/use-dialog';
import { Dialog } from '../../../ui/dialog';
import { Tabs } from '../../../ui/tabs';
import { CreateGuest } from './create-guest';
import { CreatedGuest } from './created-guest';
import { CurrentGuest } from './current-guest';
import styles from './guest-dialog.module.css';
import { LogInGuest } from './log-in-guest';

/** The ways in without an e-mail: a new guest session, or one of before. */
export function GuestDialog() {
  const { t } = useTranslation('identity');
  const { open, close } = useDialog('guest');
  const { profile } = useSession();
  const [created, setCreated] = useState<GuestCredentials>();
  const shown = open && profile?.kind !== 'member';
  // However it was closed, and also when the answer comes after that: who is next at this browser must not find the PIN.
  if (!shown && created) setCreated(undefined);
  const own = created?.guestId === profile?.guestId ? created : undefined;
  return (
    <Dialog addressed open={shown} onClose={close} title={t(own ? 'guest.created.title' : 'guest.title')}>
      <div className={styles.content}>
        {own ? (
          <CreatedGuest credentials={own} />
        ) : (
          <Tabs
            label={t('guest.title')}
            tabs={[
              {
                id: 'create',
                label: t(profile ? 'guest.current.tab' : 'guest.create.tab'),
                panel: profile ? <CurrentGuest profile={profile} /> : <CreateGuest onCreated={setCreated} />,
              },
              { id: 'log-in', label: t('guest.log-in.tab'), panel: <LogInGuest /> },
            ]}
          />
        )}
      </div>
    </Dialog>
  );
}
