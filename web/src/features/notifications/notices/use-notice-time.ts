import { useTranslation } from 'react-i18next';
import { DAY_MS, HOUR_MS } from '#contract/time';
import type { Notification } from '../../../api/notifications/notifications';
import { useFormat } from '../../../i18n/format';

/** How long ago a notification came: spec 2, section 9, which words chats a little longer. */
export function useNoticeTime(): (notification: Notification, now: number) => string {
  const { t } = useTranslation('notifications');
  const { date } = useFormat();
  return ({ kind, createdAt }, now) => {
    const age = now - Date.parse(createdAt);
    if (age < HOUR_MS) return t('time.just-now');
    if (age >= DAY_MS) return date(createdAt, { dateStyle: 'medium' });
    const count = Math.floor(age / HOUR_MS);
    return kind === 'chat_message' ? t('time.hours-long', { count }) : t('time.hours', { count });
  };
}
