import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { useBrowseInfiniteQuery } from '../../../api/browse';
import { isProblem } from '../../../api/problem';
import { useProblemText } from '../../../app/query-error';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { ListingGrid, ListingGridSkeleton } from '../../../ui/listing-grid';
import { listingsOf } from './listings-of';
import { MoreListings } from './more-listings';

type ResultsProps = {
  listings: ReturnType<typeof useBrowseInfiniteQuery>;
  filtered: boolean;
  onReset: () => void;
};

export function Results({ listings, filtered, onReset }: ResultsProps) {
  const { t } = useTranslation('catalog');
  const { currentData, error, isFetching, refetch } = listings;
  if (currentData) {
    const found = listingsOf(currentData.pages);
    if (found.length === 0) return <NothingFound filtered={filtered} onReset={onReset} />;
    return (
      <>
        <h2 className="visually-hidden">{t('browse.results')}</h2>
        <ListingGrid listings={found} />
        <MoreListings listings={listings} shown={found.length} />
      </>
    );
  }
  if (error && !isFetching) return <Failed error={error} onRetry={() => void refetch()} />;
  return <ListingGridSkeleton label={t('browse.loading')} />;
}

function NothingFound({ filtered, onReset }: Pick<ResultsProps, 'filtered' | 'onReset'>) {
  const { t } = useTranslation('catalog');
  return (
    <EmptyState icon={SearchX} title={t('browse.empty.title')} text={t('browse.empty.text')}>
      {filtered && (
        <Button variant="secondary" onClick={onReset}>
          {t('browse.filters.reset')}
        </Button>
      )}
    </EmptyState>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('catalog');
  const problem = isProblem(error) ? error : null;
  const message = useProblemText(problem);
  return (
    <ErrorState
      title={message ? t('browse.failed', { message }) : t('browse.loading')}
      offline={problem?.code === 'client.offline'}
      requestId={problem?.requestId}
      onRetry={onRetry}
    />
  );
}
