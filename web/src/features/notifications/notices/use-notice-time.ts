import { useTranslation } from 'react-i18next';
import type { Notification } from '../../../api/notifications/notifications';
import { useFormat } from '../../../i18n/format';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago a notification came: spec 2, section 9, which words chats a little longer; minutes besides. */
export function useNoticeTime(): (notification: Notification, now: number) => string {
  const { t } = useTranslation('notifications');
  const { date } = useFormat();
  return ({ kind, createdAt }, now) => {
    const age = now - Date.parse(createdAt);
    const long = kind === 'chat_message';
    if (age < MINUTE) return t('time.just-now');
    if (age >= DAY) return date(createdAt, { dateStyle: 'medium' });
    const [unit, length] = age < HOUR ? (['minutes', MINUTE] as const) : (['hours', HOUR] as const);
    const count = Math.floor(age / length);
    return long ? t(`time.${unit}-long`, { count }) : t(`time.${unit}`, { count });
  };
}
