import { Package } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useMyListingsInfiniteQuery } from '../../../api/catalog/own-listings';
import { paths } from '../../../app/paths';
import { Button, ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/page/empty-state';
import { Skeleton } from '../../../ui/skeleton';
import { OwnListingRow } from './own-listing-row';
import styles from './recent-listings.module.css';

/** Spec 2, section 9. */
export const FIRST_LISTINGS = { first: 6 };

export function RecentListings() {
  const { t } = useTranslation('dashboard');
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <header className={styles.head}>
        <h2 id={id}>{t('listings.title')}</h2>
        <ButtonLink to={paths.createListing} variant="secondary" size="small">
          {t('listings.create')}
        </ButtonLink>
      </header>
      <List />
    </section>
  );
}

function List() {
  const { t } = useTranslation(['dashboard', 'common']);
  const list = useMyListingsInfiniteQuery(FIRST_LISTINGS);
  const { currentData, hasNextPage, isFetchingNextPage } = list;
  const listings = currentData?.pages.flatMap(({ items }) => items);
  if (!listings)
    return (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> holds words only
      <div role="status" aria-label={t('common:loading')}>
        {Array.from({ length: FIRST_LISTINGS.first }, (_, place) => (
          <Skeleton key={place} height="96px" />
        ))}
      </div>
    );
  if (listings.length === 0)
    return <EmptyState icon={Package} title={t('listings.none.title')} text={t('listings.none.text')} />;
  return (
    <>
      <ul>
        {listings.map((listing) => (
          <OwnListingRow key={listing.id} listing={listing} />
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="secondary"
          busy={isFetchingNextPage}
          className={styles.more}
          onClick={() => void list.fetchNextPage()}
        >
          {t('listings.more')}
        </Button>
      )}
    </>
  );
}
