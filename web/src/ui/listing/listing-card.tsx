import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CARD_SIZES } from '#contract/media';
import type { ListingCard as Listing } from '../../api/catalog/listings';
import { useFormat } from '../../i18n/format';
import { Chip } from '../chip';
import { Link } from '../link';
import { Photo } from '../photo';
import styles from './listing-card.module.css';
import { listingPath } from './listing-path';
import { Price } from './price';
import { SellerName } from './seller-name';

/** A listing, or one still being written, whose price and condition may be open. */
type CardListing = Omit<Listing, 'price' | 'condition' | 'sellerId' | 'boosted'> & {
  boosted?: boolean;
  sellerId?: string | undefined;
  price: number | null;
  condition: Listing['condition'] | null;
};

type ListingCardProps = {
  listing: CardListing;
  /** In the first view: its picture is fetched at once. */
  eager?: boolean;
  /** A 44 px button over the picture's upper right. */
  action?: ReactNode;
};

export function ListingCard({ listing, eager, action }: ListingCardProps) {
  const { t } = useTranslation();
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        <Photo
          image={listing.image}
          category={listing.category}
          alt=""
          sizes={CARD_SIZES}
          eager={eager}
          className={styles.photo}
        />
        {(listing.boosted || listing.aiGenerated) && (
          <span className={styles.chip}>
            {listing.boosted && <Chip tone="accent">{t('listing.boosted')}</Chip>}
            {listing.aiGenerated && <Chip tone="surface">{t('listing.ai-generated')}</Chip>}
          </span>
        )}
      </div>
      <div className={styles.words}>
        {listing.price !== null && <Price amount={listing.price} />}
        <h3 className={styles.title}>
          <Link to={listingPath(listing.id)}>{listing.title}</Link>
        </h3>
        <QuietLine listing={listing} />
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </article>
  );
}

function QuietLine({ listing }: { listing: CardListing }) {
  const { t } = useTranslation();
  const { age, distance } = useFormat();
  // How far it is says more than where, and of that the first part is enough.
  const where =
    typeof listing.distance === 'number' ? distance(listing.distance) : listing.location?.split(',')[0];
  return (
    <p className={styles.quiet}>
      {/* The age may have changed since the server wrote it. */}
      <span className={styles.told} suppressHydrationWarning>
        {listing.condition && `${t(`listing.conditions.${listing.condition}`)} · `}
        {age(listing.createdAt)}
        {where && ` · ${where}`}
        <span className={styles.seller}>
          {' · '}
          <SellerName id={listing.sellerId} name={listing.sellerName} />
        </span>
      </span>
      {listing.sellerVerified && (
        <>
          <BadgeCheck className={styles.verified} aria-hidden="true" />
          <span className="visually-hidden">{t('listing.verified-seller')}</span>
        </>
      )}
    </p>
  );
}
