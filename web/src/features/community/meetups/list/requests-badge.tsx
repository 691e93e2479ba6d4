import { useTranslation } from 'react-i18next';
import { useOwnMeetupsInfiniteQuery } from '../../../../api/community/meetups';
import { useFormat } from '../../../../i18n/format';
import { CountBadge } from '../../../../ui/count-badge';
import { REQUESTS } from './requests';

/** How many meetups are to be answered, beside their entry on the dashboard; nothing when none is. */
export function RequestsBadge() {
  const { t } = useTranslation('dashboard');
  const { number } = useFormat();
  const { data } = useOwnMeetupsInfiniteQuery(REQUESTS);
  const count = data?.pages[0]?.counts?.toAnswer ?? 0;
  if (count === 0) return null;
  return <CountBadge count={number(count)} label={t('meetups.waiting', { count })} />;
}
