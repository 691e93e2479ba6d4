import { useTranslation } from 'react-i18next';
import { useListingQuery } from '../../../api/catalog/listings';
import { isProblem } from '../../../api/problem';
import { paths } from '../../../app/paths';
import { QueryError } from '../../../app/problems/query-error';
import { useFormat } from '../../../i18n/format';
import { useListingWords } from '../../../i18n/listing-words';
import { Link } from '../../../ui/link';
import { Photo } from '../../../ui/photo';
import { Skeleton } from '../../../ui/skeleton';
import styles from './item-at-hand.module.css';

/** The item that is asked about. */
export function ItemAtHand({ listingId }: { listingId: string }) {
  const { t } = useTranslation('assistant');
  const { price } = useFormat();
  const words = useListingWords();
  const { currentData: listing, error, refetch } = useListingQuery({ id: listingId });
  if (isProblem(error) && error.status === 404) return <p className={styles.gone}>{t('item.gone')}</p>;
  if (error && !listing)
    return <QueryError title={t('item.failed')} error={error} onRetry={() => void refetch()} />;
  if (!listing) return <Skeleton height="88px" />;
  return (
    <section className={styles.item} aria-label={t('item.label')}>
      <Photo
        image={listing.images[0] ?? null}
        category={listing.category}
        alt=""
        sizes="64px"
        className={styles.photo}
      />
      <div className={styles.words}>
        <p className={styles.title}>
          <Link to={paths.listing(listing.id)}>{listing.title}</Link>
        </p>
        <p className={styles.quiet}>{words.condition(listing.condition)}</p>
      </div>
      <p className={styles.price}>{price(listing.price, 'short')}</p>
    </section>
  );
}
