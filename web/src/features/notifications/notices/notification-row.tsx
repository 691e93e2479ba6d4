import { useTranslation } from 'react-i18next';
import { type Notification, useMarkNotificationReadMutation } from '../../../api/notifications/notifications';
import { useNow } from '../../../browser/use-now';
import { Link } from '../../../ui/link';
import { KIND_ICONS } from './kind-icons';
import { MarkRead } from './mark-read';
import styles from './notification-row.module.css';
import { useNoticeTime } from './use-notice-time';

type RowProps = {
  notification: Notification;
  text: { title: string; body: string };
  onFollow?: () => void;
  /** Of its own: in full, and with a way to mark it as read without following it. */
  onPage?: boolean;
};

/** A notification that leads to what it is about, and is read thereby. */
export function NotificationRow({ notification, text, onFollow, onPage = false }: RowProps) {
  const { id, link, read } = notification;
  const [markRead] = useMarkNotificationReadMutation();
  const mark = () => {
    if (!read) void markRead({ id });
  };
  const follow = () => {
    mark();
    onFollow?.();
  };
  return (
    <li className={styles.row} data-unread={!read || undefined} data-whole={onPage || undefined}>
      {link ? (
        <Link to={link} className={styles.face} onClick={follow}>
          <Words notification={notification} {...text} />
        </Link>
      ) : (
        <button type="button" className={styles.face} onClick={mark}>
          <Words notification={notification} {...text} />
        </button>
      )}
      {onPage && !read && <MarkRead onMark={mark} />}
    </li>
  );
}

type WordsProps = { notification: Notification; title: string; body: string };

function Words({ notification, title, body }: WordsProps) {
  const { t } = useTranslation('notifications');
  const time = useNoticeTime();
  const now = useNow();
  const Icon = KIND_ICONS[notification.kind];
  return (
    <>
      <span className={styles.icon}>
        <Icon aria-hidden="true" />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>
          {!notification.read && <span className="visually-hidden">{t('unread')}</span>}
          {title}
        </span>
        {body && <span className={styles.body}>{body}</span>}
        <time className={styles.time} dateTime={notification.createdAt}>
          {time(notification, now)}
        </time>
      </span>
    </>
  );
}
