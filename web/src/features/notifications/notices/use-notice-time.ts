import { useTranslation } from 'react-i18next';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/time';
import type { Notification } from '../../../api/notifications/notifications';
import { useFormat } from '../../../i18n/format';

/** How long ago a notification came: spec 2, section 9, which words chats a little longer; minutes besides. */
export function useNoticeTime(): (notification: Notification, now: number) => string {
  const { t } = useTranslation('notifications');
  const { date } = useFormat();
  return ({ kind, createdAt }, now) => {
    const age = now - Date.parse(createdAt);
    const long = kind === 'chat_message';
    if (age < MINUTE_MS) return t('time.just-now');
    if (age >= DAY_MS) return date(createdAt, { dateStyle: 'medium' });
    const [unit, length] = age < HOUR_MS ? (['minutes', MINUTE_MS] as const) : (['hours', HOUR_MS] as const);
    const count = Math.floor(age / length);
    return long ? t(`time.${unit}-long`, { count }) : t(`time.${unit}`, { count });
  };
}
