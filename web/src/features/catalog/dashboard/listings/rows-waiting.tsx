import { useTranslation } from 'react-i18next';
import { Loading, Skeleton } from '../../../../ui/skeleton';

export function RowsWaiting({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <Loading label={t('loading')}>
      {Array.from({ length: count }, (_, place) => (
        <Skeleton key={place} height="96px" />
      ))}
    </Loading>
  );
}
