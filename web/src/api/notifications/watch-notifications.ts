import type { NotificationShape } from '#contract/notices/notices';
import { watchEvents } from '../watch-events';

type NotificationEvents = {
  arrived: (notification: NotificationShape) => void;
  /** Read in another tab or on another device; null: all of them. */
  read?: (ids: readonly string[] | null) => void;
  /** Something is gone, or has become another. */
  changed?: () => void;
  /** The connection stands, again or for the first time: something may have been missed before. */
  connected?: () => void;
  /** Resolves once what they change has been read; until then they wait. */
  loaded?: Promise<unknown>;
};

/** Follows one's own notifications, those that come along with a chat message too, until the answered function is called. */
export const watchNotifications = ({
  arrived,
  read,
  changed,
  connected,
  loaded,
}: NotificationEvents): (() => void) =>
  watchEvents(
    {
      'notifications.notice': arrived,
      'messaging.message': ({ notification }) => {
        if (notification) arrived(notification);
      },
      'notifications.read': ({ ids }) => read?.(ids),
      'notifications.changed': () => changed?.(),
    },
    { now: false, connected, loaded },
  );
