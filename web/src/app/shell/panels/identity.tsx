import { useTranslation } from 'react-i18next';
import type { SessionProfile } from '../../../api/session-token';
import { Avatar } from '../../../ui/avatar';
import styles from './account.module.css';

/** Who is signed in. */
export function Identity({ profile }: { profile: SessionProfile }) {
  const { t } = useTranslation();
  return (
    <div className={styles.identity}>
      <Avatar name={profile.name} image={profile.avatar} />
      <div className={styles.names}>
        <p className={styles.name}>{profile.name}</p>
        <p className={styles.detail}>
          {profile.kind === 'guest' ? `${t('session.guest')} · ${profile.guestId ?? ''}` : profile.email}
        </p>
      </div>
    </div>
  );
}
