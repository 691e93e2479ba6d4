import { useTranslation } from 'react-i18next';
import { QueryError } from '../../../../app/problems/query-error';
import { Loading, Skeleton } from '../../../../ui/skeleton';
import { useBotInteractionsQuery } from '../bots';
import styles from './interaction-list.module.css';
import { InteractionRow } from './interaction-row';

type InteractionListProps = {
  listingId?: string;
  /** Only so many of the latest. */
  first?: number;
  /** Names the listing of each. */
  withListing?: boolean;
};

/** What bots did, the latest first. */
export function InteractionList({ listingId, first, withListing = false }: InteractionListProps) {
  const { t } = useTranslation(['bots', 'common']);
  const { currentData, error, isFetching, refetch } = useBotInteractionsQuery({ listingId });
  if (!currentData && error && !isFetching)
    return <QueryError title={t('failed.interactions')} error={error} onRetry={() => void refetch()} />;
  if (!currentData)
    return (
      <Loading label={t('common:loading')}>
        <Skeleton height="88px" />
      </Loading>
    );
  if (currentData.items.length === 0) return <p className={styles.none}>{t('interactions.none')}</p>;
  return (
    <ul className={styles.list}>
      {currentData.items.slice(0, first).map((interaction) => (
        <InteractionRow key={interaction.id} interaction={interaction} withListing={withListing} />
      ))}
    </ul>
  );
}
