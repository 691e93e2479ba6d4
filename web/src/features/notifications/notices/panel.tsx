import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import {
  LATEST,
  useMarkAllNotificationsReadMutation,
  useNotificationsQuery,
} from '../../../api/notifications/notifications';
import { paths } from '../../../app/paths';
import { useSession } from '../../../app/session/use-session';
import type { PanelProps } from '../../../app/shell/panels/panels';
import { useFocusKept } from '../../../browser/use-focus-kept';
import { Button, ButtonLink } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { NotificationList } from './notification-list';
import styles from './panel.module.css';
import { SignInPrompt } from './sign-in-prompt';

type Props = PanelProps & { anchor: RefObject<HTMLElement | null> };

/** The latest notifications, beneath the bell; a sheet on phones. */
export function Panel({ open, onClose, anchor }: Props) {
  const { t } = useTranslation('notifications');
  const visitor = useSession().status === 'visitor';
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} variant="panel" anchor={anchor}>
      {visitor ? <SignInPrompt onLeave={onClose} /> : <Latest onLeave={onClose} />}
    </Dialog>
  );
}

function Latest({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('notifications');
  const { currentData, isFetching } = useNotificationsQuery(LATEST);
  const [markAll] = useMarkAllNotificationsReadMutation();
  const actions = useFocusKept<HTMLDivElement>();
  // What could not be loaded is shown as nothing here; the page with all of them says why (spec 2, section 8).
  const items = currentData?.items ?? (isFetching ? undefined : []);
  return (
    <>
      {items?.length === 0 && <p className={styles.empty}>{t('empty.title')}</p>}
      <NotificationList items={items} expected={3} onFollow={onLeave} />
      <div ref={actions} className={styles.actions}>
        <ButtonLink to={paths.notifications} variant="secondary" size="small" onClick={onLeave}>
          {t('panel.all')}
        </ButtonLink>
        {currentData && currentData.unread > 0 && (
          <Button variant="quiet" size="small" onClick={() => void markAll()}>
            {t('mark-all')}
          </Button>
        )}
      </div>
    </>
  );
}
