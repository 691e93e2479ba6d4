import { NOTIFICATION_LIMITS, type NotificationShape } from '#contract/notices/notices';
import { markNotificationRead, notificationPreferences } from '../../../api/notifications/notifications';
import { watchNotifications } from '../../../api/notifications/watch-notifications';
import type { AppStore } from '../../../app/store';
import { isOnScreen } from '../../../browser/is-on-screen';
import { i18n } from '../../../i18n/i18n';
import { toast } from '../../../ui/toast/toast-store';
import { soundInOneTab } from './sound-in-one-tab';
import { allowTone } from './tone';
import { currentNoticeText } from './use-notice-text';

type Dispatch = AppStore['dispatch'];

/** Tells of each new notification by a toast and a sound, until it is stopped. */
export class Announcements {
  /** When the latest one known came; null before any list was. */
  #latest: number | null = null;
  /** The one told last: of what came while the list was read, both the list and the server tell. */
  #told: string | null = null;
  readonly #stops: (() => void)[];

  constructor(private readonly dispatch: Dispatch) {
    this.#stops = [
      allowTone(),
      watchNotifications({
        arrived: (notification) => {
          this.#note([notification]);
          this.#announce(notification);
        },
      }),
    ];
  }

  /**
   * The latest as they were read. What came while there was no connection to tell of it (the page had just been opened,
   * the network was away) is told now, the newest of it; what the first list holds was there before.
   */
  listed(items: readonly NotificationShape[]): void {
    const before = this.#latest;
    this.#note(items);
    if (before === null) return;
    const missed = items.find((item) => !item.read && Date.parse(item.createdAt) > before);
    if (missed) this.#announce(missed);
  }

  #announce(notification: NotificationShape): void {
    const { id, createdAt } = notification;
    // One that is told anew (a further offer in a conversation) has come anew.
    const told = `${id} ${Date.parse(createdAt)}`;
    if (told === this.#told) return;
    this.#told = told;
    void announce(notification, this.dispatch);
  }

  stop(): void {
    for (const stop of this.#stops) stop();
  }

  #note(items: readonly NotificationShape[]): void {
    this.#latest = Math.max(this.#latest ?? 0, ...items.map(({ createdAt }) => Date.parse(createdAt)));
  }
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
