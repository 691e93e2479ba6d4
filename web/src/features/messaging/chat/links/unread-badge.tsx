import { useTranslation } from 'react-i18next';
import { useInboxQuery } from '../../../../api/messaging/inbox';
import { useFormat } from '../../../../i18n/format';
import { CountBadge } from '../../../../ui/count-badge';

const MOST = 99;

/** How many messages wait; nothing when none does. */
export function UnreadBadge() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const count = useInboxQuery().data?.unreadMessages ?? 0;
  if (count === 0) return null;
  const shown = count > MOST ? `${number(MOST)}+` : number(count);
  return <CountBadge count={shown} label={t('chat.unread', { count })} />;
}
