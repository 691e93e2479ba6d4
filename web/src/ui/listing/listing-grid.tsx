import type { ListingCard as Listing } from '../../api/catalog/listings';
import { Loading, Skeleton } from '../skeleton';
import { useCardAction } from './card-action';
import { ListingCard } from './listing-card';
import styles from './listing-grid.module.css';

/** Cards of the first row on a wide screen, the first two rows on a phone. */
const FIRST_VIEW = 4;

type ListingGridProps = {
  listings: readonly Listing[];
  /** False for a grid that starts below the first view. */
  first?: boolean;
};

export function ListingGrid({ listings, first = true }: ListingGridProps) {
  return (
    <ul className={styles.grid}>
      {listings.map((listing, index) => (
        <li key={listing.id}>
          <ListingCard
            listing={listing}
            eager={first && index < FIRST_VIEW}
            action={<CardAction listing={listing} />}
          />
        </li>
      ))}
    </ul>
  );
}

/** The card around it is not drawn anew when it comes. */
function CardAction({ listing }: { listing: Listing }) {
  return useCardAction()?.(listing);
}

/** The grid's exact shape while it loads. */
export function ListingGridSkeleton({ count = 12, label }: { count?: number; label: string }) {
  return (
    <Loading label={label}>
      <ul className={styles.grid} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <Skeleton className={styles.photo} />
            <div className={styles.words}>
              <Skeleton width="30%" height="1.31rem" />
              <Skeleton width="75%" height="1.5rem" />
              <Skeleton width="55%" height="1.31rem" />
            </div>
          </li>
        ))}
      </ul>
    </Loading>
  );
}
