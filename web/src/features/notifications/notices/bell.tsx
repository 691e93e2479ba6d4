import { Bell as BellIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NOTIFICATION_LIMITS } from '#contract/notices/notices';
import { LATEST, type Notification, useNotificationsQuery } from '../../../api/notifications/notifications';
import { lazyPage } from '../../../app/routing/lazy-page';
import { useSession } from '../../../app/session/use-session';
import { usePanel } from '../../../app/shell/panels/panels';
import { useAppDispatch } from '../../../app/store';
import { IconButton } from '../../../ui/button';
import { Announcements } from './announce-arrivals';
import styles from './bell.module.css';

const panelPage = lazyPage(() => import('./panel').then(({ Panel }) => Panel));

/** How many notifications wait, and the latest of them at a press. */
export function Bell() {
  const { t } = useTranslation('notifications');
  const personId = useSession().profile?.id;
  const signedIn = personId !== undefined;
  const { currentData } = useNotificationsQuery(LATEST, { skip: !signedIn });
  const panel = usePanel(panelPage);
  const button = useRef<HTMLButtonElement>(null);
  const unread = (signedIn && currentData?.unread) || 0;
  useAnnouncements(personId, currentData?.items);
  return (
    <>
      <IconButton
        ref={button}
        label={unread > 0 ? t('bell.unread', { count: unread }) : t('bell.none')}
        aria-haspopup="dialog"
        aria-expanded={panel.open}
        className={styles.bell}
        onClick={panel.show}
      >
        <BellIcon aria-hidden="true" />
        {unread > 0 && (
          <span key={unread} className={styles.badge} aria-hidden="true">
            {badge(unread)}
          </span>
        )}
      </IconButton>
      {panel.mounted && <panelPage.Page open={panel.open} onClose={panel.close} anchor={button} />}
    </>
  );
}

/** Spec 2, section 2. */
const badge = (unread: number) =>
  unread > NOTIFICATION_LIMITS.badge ? `${NOTIFICATION_LIMITS.badge}+` : unread;

function useAnnouncements(personId: string | undefined, latest: readonly Notification[] | undefined): void {
  const dispatch = useAppDispatch();
  const announcements = useRef<Announcements>(null);
  useEffect(() => {
    if (personId === undefined) return undefined;
    const started = new Announcements(dispatch);
    announcements.current = started;
    return () => {
      started.stop();
      announcements.current = null;
    };
  }, [personId, dispatch]);
  useEffect(() => {
    if (latest) announcements.current?.listed(latest);
  }, [latest]);
}
