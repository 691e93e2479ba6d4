import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SessionProfile } from '../../../api/session-token';
import { useSignOut } from '../../../app/session/use-sign-out';
import { Avatar } from '../../../ui/avatar';
import { Button } from '../../../ui/button';
import { Chip } from '../../../ui/chip';
import styles from './account.module.css';
import { GuestAccount } from './guest-account';

export function Account({ profile }: { profile: SessionProfile }) {
  const { t } = useTranslation(['identity', 'common']);
  const signOut = useSignOut();
  const guest = profile.kind === 'guest';
  return (
    <>
      <div className={styles.who}>
        <Avatar name={profile.name} image={profile.avatar} size={56} />
        <div className={styles.names}>
          <p className={styles.name}>
            {profile.name}
            <Chip tone={guest ? 'warn' : 'good'}>
              {t(guest ? 'settings.account.guest' : 'settings.account.member')}
            </Chip>
          </p>
          <p className={styles.detail}>{guest ? profile.guestId : profile.email}</p>
        </div>
      </div>
      {guest && <GuestAccount profile={profile} />}
      <Button variant="secondary" className={styles.leave} onClick={signOut}>
        <LogOut aria-hidden="true" />
        {t('common:nav.sign-out')}
      </Button>
    </>
  );
}
