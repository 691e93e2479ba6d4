import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../../ui/skeleton';

export function RowsWaiting({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> holds words only
    <div role="status" aria-label={t('loading')}>
      {Array.from({ length: count }, (_, place) => (
        <Skeleton key={place} height="96px" />
      ))}
    </div>
  );
}
