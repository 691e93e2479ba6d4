import { useTranslation } from 'react-i18next';
import type { Notification } from '../../../api/notifications';
import { useFormat } from '../../../i18n/format';

const HOUR = 3_600_000;
const HOURS_SHOWN = 24;

/** How long ago a notification came: spec 2, section 9, which words chats a little longer. */
export function useNoticeTime(): (notification: Notification) => string {
  const { t } = useTranslation('notifications');
  const { date } = useFormat();
  return ({ kind, createdAt }) => {
    const count = Math.floor((Date.now() - Date.parse(createdAt)) / HOUR);
    if (count < 1) return t('time.just-now');
    if (count >= HOURS_SHOWN) return date(createdAt, { dateStyle: 'medium' });
    return kind === 'chat_message' ? t('time.hours-long', { count }) : t('time.hours', { count });
  };
}
