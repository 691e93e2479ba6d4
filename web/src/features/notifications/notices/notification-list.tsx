import { useTranslation } from 'react-i18next';
import type { Notification } from '../../../api/notifications/notifications';
import { useFocusKept } from '../../../browser/use-focus-kept';
import styles from './notification-list.module.css';
import { NotificationRow } from './notification-row';
import { NotificationSkeletons } from './notification-skeletons';
import { useNoticeText } from './use-notice-text';

type ListProps = {
  /** Undefined while they are on their way. */
  items: readonly Notification[] | undefined;
  onFollow?: () => void;
  onPage?: boolean;
  /** Rows to show while waiting. */
  expected: number;
};

export function NotificationList({ items, expected, ...row }: ListProps) {
  const { t } = useTranslation();
  const textOf = useNoticeText();
  const place = useFocusKept<HTMLUListElement>();
  if (!items || (!textOf && items.length > 0))
    return <NotificationSkeletons count={expected} label={t('loading')} />;
  return (
    <ul ref={place} className={styles.list}>
      {textOf &&
        items.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            text={textOf(notification)}
            {...row}
          />
        ))}
    </ul>
  );
}
