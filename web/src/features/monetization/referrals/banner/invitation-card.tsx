import { X } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isProblem } from '../../../../api/problem';
import { Avatar } from '../../../../ui/avatar';
import { Button, IconButton } from '../../../../ui/button';
import { useInvitationQuery } from '../referrals-data';
import styles from './banner.module.css';
import { agreeTo, clearCode } from './pending-code';
import { useAccept } from './use-accept';
import { WhoFirst } from './who-first';

export type InvitationCardProps = {
  code: string;
  /** Somebody has said yes before they were known. */
  agreed: boolean;
  known: boolean;
};

/** Who invites, and the answer. One that this person cannot accept is let go of. */
export function InvitationCard({ code, agreed, known }: InvitationCardProps) {
  const { t } = useTranslation('referral-banner');
  const { currentData: invitation, error } = useInvitationQuery({ code });
  const { accept, busy, failed } = useAccept(code);
  const gone = isProblem(error) && error.status === 404;
  const refused = invitation ? invitation.refusal !== null : gone;
  const due = agreed && known && invitation?.refusal === null;
  useEffect(() => {
    if (refused) clearCode();
    else if (due) accept();
  }, [refused, due, accept]);
  if (!invitation || refused || (due && !failed)) return null;

  const { name, avatar } = invitation;
  const waits = agreed && !known;
  return (
    <aside className={styles.banner} aria-label={t('label')} data-lower-edge>
      <Avatar name={name} image={avatar} size={40} />
      <div className={styles.words}>
        <p className={styles.title}>{waits ? t('who.title') : t('title', { name })}</p>
        <p className={styles.text}>{t(waits ? 'who.text' : 'text', { name })}</p>
      </div>
      {waits && (
        <IconButton label={t('dismiss')} className={styles.close} onClick={clearCode}>
          <X aria-hidden="true" />
        </IconButton>
      )}
      <div className={styles.answers}>
        {waits ? (
          <WhoFirst />
        ) : (
          <>
            <Button size="small" busy={busy} onClick={known ? accept : () => agreeTo(code)}>
              {t('accept')}
            </Button>
            <Button size="small" variant="secondary" onClick={clearCode}>
              {t('dismiss')}
            </Button>
          </>
        )}
      </div>
    </aside>
  );
}
