import { CARD_SIZES } from '#contract/media';
import type { ListingCard } from '../../../api/catalog/listings';
import { paths } from '../../../app/paths';
import { classes } from '../../../ui/classes';
import { Link } from '../../../ui/link';
import { Price } from '../../../ui/listing/price';
import { Photo } from '../../../ui/photo';
import { Skeleton } from '../../../ui/skeleton';
import styles from './collage.module.css';

const TILES = 4;

type CollageProps = { listings?: readonly ListingCard[]; loading: boolean };

/** The pictures of the newest listings. Tiles without one keep the shape. */
export function Collage({ listings, loading }: CollageProps) {
  const pictured = listings?.filter(({ image }) => image).slice(0, TILES) ?? [];
  if (listings && pictured.length === 0) return null;
  return (
    <div className={styles.collage}>
      {Array.from({ length: TILES }, (_, place) => {
        const listing = pictured[place];
        return listing ? (
          <Link key={listing.id} to={paths.listing(listing.id)} className={styles.tile}>
            <Photo
              image={listing.image}
              category={listing.category}
              alt={listing.title}
              sizes={CARD_SIZES}
              eager
            />
            <Price amount={listing.price} className={styles.price} />
          </Link>
        ) : (
          <div key={place} className={classes(styles.tile, styles.empty)}>
            {loading && <Skeleton className={styles.loading} />}
          </div>
        );
      })}
    </div>
  );
}
