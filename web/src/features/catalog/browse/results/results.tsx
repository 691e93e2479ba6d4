import { SearchX } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { isProblem } from '../../../../api/problem';
import { PartBoundary } from '../../../../app/problems/part-boundary';
import { useProblemText } from '../../../../app/problems/query-error';
import { drawnPart } from '../../../../app/routing/lazy-page';
import { loadTexts } from '../../../../i18n/i18n';
import { Button } from '../../../../ui/button';
import { ListingGrid, ListingGridSkeleton } from '../../../../ui/listing/listing-grid';
import { EmptyState } from '../../../../ui/page/empty-state';
import { ErrorState } from '../../../../ui/page/error-state';
import type { BrowseFilters, useBrowseInfiniteQuery } from '../browse';
import type { ChangeFilters } from '../use-browse-filters';
import { listingsOf } from './listings-of';
import { MoreListings } from './more-listings';
import styles from './results.module.css';

/** What a search that found little shows besides; most find enough. */
const whenFew = drawnPart(async () => {
  const [{ WhenFew }] = await Promise.all([import('./when-few'), loadTexts(['search'])]);
  return WhenFew;
});

type ResultsProps = {
  listings: ReturnType<typeof useBrowseInfiniteQuery>;
  filters: BrowseFilters;
  onChange: ChangeFilters;
  onReset: () => void;
};

export function Results({ listings, filters, onChange, onReset }: ResultsProps) {
  const { t } = useTranslation('browse');
  const { currentData, error, isFetching, refetch } = listings;
  if (currentData) {
    const found = listingsOf(currentData.pages);
    const [first] = currentData.pages;
    const few = (first?.near ?? first?.relax) && (
      <PartBoundary>
        <Suspense fallback={first.near && <ListingGridSkeleton count={4} label={t('loading')} />}>
          <whenFew.Page answer={first} filters={filters} onChange={onChange} />
        </Suspense>
      </PartBoundary>
    );
    if (found.length === 0)
      return (
        <>
          <NothingFound filtered={Object.keys(filters).length > 0} onReset={onReset} />
          {few}
        </>
      );
    return (
      <>
        {first?.correctedQuery ? (
          <h2 className={styles.near}>{t('near')}</h2>
        ) : (
          <h2 className="visually-hidden">{t('results')}</h2>
        )}
        <ListingGrid listings={found} />
        <MoreListings listings={listings} shown={found.length} />
        {few}
      </>
    );
  }
  if (error && !isFetching) return <Failed error={error} onRetry={() => void refetch()} />;
  return <ListingGridSkeleton label={t('loading')} />;
}

function NothingFound({ filtered, onReset }: { filtered: boolean; onReset: () => void }) {
  const { t } = useTranslation('browse');
  return (
    <EmptyState icon={SearchX} title={t('empty.title')} text={t('empty.text')}>
      {filtered && (
        <Button variant="secondary" onClick={onReset}>
          {t('filters.reset')}
        </Button>
      )}
    </EmptyState>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('browse');
  const problem = isProblem(error) ? error : null;
  const message = useProblemText(problem);
  return (
    <ErrorState
      title={message ? t('failed', { message }) : t('loading')}
      offline={problem?.code === 'client.offline'}
      requestId={problem?.requestId}
      onRetry={onRetry}
    />
  );
}
