import { NOTIFICATION_LIMITS, type NotificationShape } from '#contract/notices/notices';
import { markNotificationRead, notificationPreferences } from '../../../api/notifications';
import { watchNotifications } from '../../../api/watch-notifications';
import type { AppStore } from '../../../app/store';
import { isOnScreen } from '../../../browser/is-on-screen';
import { i18n } from '../../../i18n/i18n';
import { toast } from '../../../ui/toast/toast-store';
import { soundInOneTab } from './sound-in-one-tab';
import { allowTone } from './tone';
import { currentNoticeText } from './use-notice-text';

type Dispatch = AppStore['dispatch'];

/** Tells of each new notification by a toast and a sound, until the answered function is called. */
export function announceArrivals(dispatch: Dispatch): () => void {
  const forbidTone = allowTone();
  const stop = watchNotifications({ arrived: (notification) => void announce(notification, dispatch) });
  return () => {
    stop();
    forbidTone();
  };
}

async function announce(notification: NotificationShape, dispatch: Dispatch): Promise<void> {
  if (notification.read) return;
  const onScreen = notification.link !== null && isOnScreen(notification.link);
  if (!onScreen) await show(notification, dispatch);
  if (await soundWanted(dispatch)) await soundInOneTab({ silent: onScreen });
}

async function show(notification: NotificationShape, dispatch: Dispatch): Promise<void> {
  const { id, link } = notification;
  const textOf = await currentNoticeText();
  const { title, body } = textOf(notification);
  toast({
    title,
    description: body,
    duration: NOTIFICATION_LIMITS.toastMs,
    ...(link && {
      action: {
        label: i18n.t('notifications:open'),
        to: link,
        onFollow: () => void dispatch(markNotificationRead.initiate({ id })),
      },
    }),
  });
}

/** Silent while nobody knows. */
async function soundWanted(dispatch: Dispatch): Promise<boolean> {
  const { data } = await dispatch(
    notificationPreferences.initiate(undefined, { subscribe: false, forceRefetch: false }),
  );
  return data?.sound ?? false;
}
