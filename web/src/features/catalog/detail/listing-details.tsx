import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ListingDetail } from '../../../api/catalog/listings';
import { paths } from '../../../app/paths';
import { useOwnId } from '../../../app/session/use-own-id';
import { useSession } from '../../../app/session/use-session';
import { Slot } from '../../../app/slot';
import { useListingWords } from '../../../i18n/listing-words';
import { ButtonLink } from '../../../ui/button';
import { Chip } from '../../../ui/chip';
import { Link } from '../../../ui/link';
import { Price } from '../../../ui/listing/price';
import { Skeleton } from '../../../ui/skeleton';
import { Actions, AtOnce } from './actions';
import { Facts } from './facts';
import { Gallery } from './gallery/gallery';
import { picturesOf } from './gallery/pictures';
import styles from './listing-details.module.css';
import { RestSkeleton } from './listing-skeleton';
import { MoreLikeThis } from './more-like-this';
import { SellerCard } from './seller-card';
import { StatusNotice } from './status-notice';
import { useRecordView } from './use-record-view';
import { VoicePlayer } from './voice-player';

/** What a listing's card tells of it, too. */
export type ListingHead = Pick<
  ListingDetail,
  'id' | 'title' | 'price' | 'category' | 'condition' | 'location' | 'images' | 'aiGenerated'
> & { boosted: boolean };

type ListingDetailsProps = {
  /** What stands at once. */
  head: ListingHead;
  /** Everything, once it is there: nothing that stands moves. */
  listing: ListingDetail | undefined;
};

export function ListingDetails({ head, listing }: ListingDetailsProps) {
  const { t } = useTranslation();
  const { t: tc } = useTranslation('listing');
  const me = useOwnId();
  const own = me !== null && me === listing?.seller?.id;
  return (
    <>
      <article className={styles.detail}>
        <div className={styles.pictures}>
          <Gallery pictures={picturesOf(head)} title={head.title} category={head.category} />
          {own && head.images.length === 0 && (
            <p className={styles.ask}>
              {tc('samples.ask')}
              <ButtonLink to={`${paths.createListing}?edit=${head.id}`} variant="secondary" size="small">
                {tc('samples.add')}
              </ButtonLink>
            </p>
          )}
        </div>
        <div>
          <Crumbs listing={head} />
          <h1 className={styles.title}>{head.title}</h1>
          <Price amount={head.price} precision="cents" className={styles.price} />
          {head.boosted && <Chip tone="accent">{t('listing.boosted')}</Chip>}
          {head.aiGenerated && (
            <Chip tone="accent">
              <Sparkles aria-hidden="true" />
              {t('listing.ai-generated')}
            </Chip>
          )}
          {listing ? <Rest listing={listing} own={own} /> : <RestSkeleton label={t('loading')} />}
        </div>
      </article>
      <div id="comments" className={styles.below}>
        {listing && <AtOnce name="listing-below" listing={listing} />}
      </div>
      <MoreLikeThis category={head.category} except={head.id} />
    </>
  );
}

const FOR_THE_SELLER = <Skeleton className={styles.seller} />;

function Rest({ listing, own }: { listing: ListingDetail; own: boolean }) {
  const { t } = useTranslation('listing');
  const { status } = useSession();
  const forSale = listing.seller !== null && (listing.status === 'active' || listing.status === 'pending');
  useRecordView(listing);
  return (
    <>
      <StatusNotice status={listing.status} />
      {forSale && !own && (
        <div className={styles.contact}>
          <div className={styles.ways}>
            {status !== 'unknown' && <Slot name="listing-actions" listing={listing} />}
          </div>
          <div className={styles.heart}>
            {status !== 'unknown' && <Slot name="listing-heart" listing={listing} />}
          </div>
        </div>
      )}
      <Actions listing={listing} />
      <SellerCard seller={listing.seller} />
      <h2 className="visually-hidden">{t('description')}</h2>
      <p className={styles.description}>{listing.description}</p>
      {listing.audioId && <VoicePlayer audioId={listing.audioId} />}
      <Facts listing={listing} />
      {own && <AtOnce name="listing-seller" listing={listing} fallback={FOR_THE_SELLER} />}
    </>
  );
}

function Crumbs({ listing: { category, condition, location } }: { listing: ListingHead }) {
  const words = useListingWords();
  return (
    <p className={styles.crumbs}>
      <Link to={`${paths.listings}?category=${category}`}>{words.category(category)}</Link>
      {` · ${words.condition(condition)}`}
      {location && ` · ${location}`}
    </p>
  );
}
