import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useMyListingsInfiniteQuery } from '../../../../api/catalog/own-listings';
import { paths } from '../../../../app/paths';
import { QueryError } from '../../../../app/problems/query-error';
import { useFocusKept } from '../../../../browser/use-focus-kept';
import { ButtonLink } from '../../../../ui/button';
import { NoListings } from '../listings/no-listings';
import { OwnListingRow } from '../listings/own-listing-row';
import { RowsWaiting } from '../listings/rows-waiting';
import styles from './recent-listings.module.css';

/** Spec 2, section 9. */
const RECENT = { first: 6 };

export function RecentListings() {
  const { t } = useTranslation('dashboard');
  const id = useId();
  const place = useFocusKept<HTMLUListElement>();
  // Whoever buys changes them as well.
  const { currentData, error, isFetching, refetch } = useMyListingsInfiniteQuery(RECENT, {
    refetchOnMountOrArgChange: true,
  });
  const [page] = currentData?.pages ?? [];
  if (!page && error && !isFetching)
    return <QueryError title={t('failed')} error={error} onRetry={() => void refetch()} />;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <header className={styles.head}>
        <h2 id={id}>{t('listings.title')}</h2>
        <ButtonLink to={paths.createListing} variant="secondary" size="small">
          {t('listings.create')}
        </ButtonLink>
      </header>
      {!page && <RowsWaiting count={RECENT.first} />}
      {page?.items.length === 0 && <NoListings />}
      {page && page.items.length > 0 && (
        <ul ref={place}>
          {page.items.map((listing) => (
            <OwnListingRow key={listing.id} listing={listing} />
          ))}
        </ul>
      )}
      {page?.nextCursor && (
        <ButtonLink to={`${paths.dashboard}/listings`} variant="secondary" className={styles.more}>
          {t('listings.all')}
        </ButtonLink>
      )}
    </section>
  );
}
