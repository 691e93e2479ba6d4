import { useTranslation } from 'react-i18next';
import { useInboxQuery } from '../../../../api/messaging/inbox';
import { useFormat } from '../../../../i18n/format';
import styles from './unread-badge.module.css';

const MOST = 99;

/** How many messages wait; nothing when none does. */
export function UnreadBadge() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const count = useInboxQuery().data?.unreadMessages ?? 0;
  if (count === 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{count > MOST ? `${number(MOST)}+` : number(count)}</span>
      <span className="visually-hidden">{t('chat.unread', { count })}</span>
    </span>
  );
}
