import { PackageSearch } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { type OwnListing, useMyListingsInfiniteQuery } from '../../../../api/catalog/own-listings';
import { MoreButton } from '../../../../app/paged-list/more-button';
import { paths } from '../../../../app/paths';
import { QueryError } from '../../../../app/problems/query-error';
import { lazyPage } from '../../../../app/routing/lazy-page';
import { PageWaiting } from '../../../../app/shell/page-waiting';
import { useFocusKept } from '../../../../browser/use-focus-kept';
import { Button, ButtonLink } from '../../../../ui/button';
import { EmptyState } from '../../../../ui/page/empty-state';
import { Filters } from './filters';
import { NoListings } from './no-listings';
import { OwnListingRow } from './own-listing-row';
import styles from './own-listings.module.css';
import { RowsWaiting } from './rows-waiting';
import { Stats } from './stats';
import { useWanted } from './use-wanted';

/** With its charts' code, for whoever opens one. */
const listingFigures = lazyPage(() =>
  import('../figures/listing-figures').then(({ ListingFigures }) => ListingFigures),
);

/** Everything one sells and has sold, or how one listing of it does. */
export function OwnListings() {
  const [search] = useSearchParams();
  const shown = search.get('figures');
  if (shown === null) return <AllListings />;
  return (
    <Suspense fallback={<PageWaiting />}>
      <listingFigures.Page key={shown} id={shown} />
    </Suspense>
  );
}

function AllListings() {
  const { t } = useTranslation('dashboard');
  const [wanted, setWanted] = useWanted();
  // Whoever buys changes them as well.
  const list = useMyListingsInfiniteQuery(wanted, { refetchOnMountOrArgChange: true });
  // What was found before stays in sight while something else is looked for.
  const { data, currentData, error, isFetching } = list;
  const totals = data?.pages[0]?.totals;
  return (
    <>
      <Stats totals={totals} />
      <div className={styles.head}>
        <Filters wanted={wanted} totals={totals} onChange={setWanted} />
        <ButtonLink to={paths.createListing} variant="secondary">
          {t('listings.create')}
        </ButtonLink>
      </div>
      {!currentData && error && !isFetching ? (
        <QueryError title={t('failed')} error={error} onRetry={() => void list.refetch()} />
      ) : (
        <Found
          listings={currentData?.pages.flatMap(({ items }) => items)}
          none={totals?.listings === 0}
          onShowAll={() => setWanted({ status: undefined, q: undefined })}
        />
      )}
      {currentData && (
        <MoreButton list={list} className={styles.more}>
          {t('listings.more')}
        </MoreButton>
      )}
    </>
  );
}

type FoundProps = { listings: readonly OwnListing[] | undefined; none: boolean; onShowAll: () => void };

function Found({ listings, none, onShowAll }: FoundProps) {
  const { t } = useTranslation('dashboard');
  const place = useFocusKept<HTMLUListElement>();
  if (!listings) return <RowsWaiting count={6} />;
  if (none) return <NoListings />;
  if (listings.length === 0)
    return (
      <EmptyState icon={PackageSearch} title={t('listings.nothing-found')}>
        <Button variant="secondary" onClick={onShowAll}>
          {t('listings.show-all')}
        </Button>
      </EmptyState>
    );
  return (
    <ul ref={place} aria-label={t('tabs.listings')}>
      {listings.map((listing) => (
        <OwnListingRow key={listing.id} listing={listing} />
      ))}
    </ul>
  );
}
