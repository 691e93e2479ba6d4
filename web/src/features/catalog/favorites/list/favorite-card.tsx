import { useTranslation } from 'react-i18next';
import { CARD_SIZES } from '#contract/media';
import { paths } from '../../../../app/paths';
import { useFormat } from '../../../../i18n/format';
import { useListingWords } from '../../../../i18n/listing-words';
import { classes } from '../../../../ui/classes';
import { Link } from '../../../../ui/link';
import { Price } from '../../../../ui/listing/price';
import { SellerName } from '../../../../ui/listing/seller-name';
import { Photo } from '../../../../ui/photo';
import type { AlikeListings, Favorite } from '../favorite-data';
import { CardHeartButton } from '../hearts/heart-button';
import type { View } from '../use-view';
import styles from './favorite-card.module.css';
import { FavoriteChip } from './favorite-chip';
import { useDay } from './use-day';

type FavoriteCardProps = {
  favorite: Favorite;
  alike: AlikeListings | undefined;
  view: View;
  onRemove: () => void;
};

/** A saved listing: what it costs now and cost then; one that is sold stays, grey, with what there is instead. */
export function FavoriteCard({ favorite, alike, view, onRemove }: FavoriteCardProps) {
  const { t } = useTranslation('favorites');
  const { price } = useFormat();
  const { id, title, status, savedPrice } = favorite;
  const cheaper = status !== 'sold' && favorite.price < savedPrice;
  return (
    <article className={classes(styles.card, styles[view], status === 'sold' && styles.sold)}>
      <div className={styles.frame}>
        <Photo
          image={favorite.image}
          category={favorite.category}
          alt=""
          sizes={view === 'list' ? '96px' : CARD_SIZES}
          className={styles.photo}
        />
        {view === 'grid' && (
          <span className={styles.chip}>
            <FavoriteChip favorite={favorite} />
          </span>
        )}
      </div>
      <div className={styles.words}>
        <p className={styles.prices}>
          <Price amount={favorite.price} />
          {cheaper && (
            <>
              <s aria-hidden="true">{price(savedPrice, 'short')}</s>
              <span className="visually-hidden">{t('was', { price: price(savedPrice, 'short') })}</span>
            </>
          )}
          {view === 'list' && <FavoriteChip favorite={favorite} />}
        </p>
        <h2 className={styles.title}>
          <Link to={paths.listing(id)}>{title}</Link>
        </h2>
        <QuietLine favorite={favorite} alike={alike} />
      </div>
      <div className={styles.heart}>
        <CardHeartButton title={title} saved onPress={onRemove} />
      </div>
    </article>
  );
}

function QuietLine({ favorite, alike }: Pick<FavoriteCardProps, 'favorite' | 'alike'>) {
  const { t } = useTranslation(['favorites', 'common']);
  const words = useListingWords();
  const day = useDay();
  const { status, statusAt, condition, category, location, sellerId, sellerName } = favorite;
  if (status !== 'sold')
    return (
      <p className={styles.quiet}>
        {words.condition(condition)}
        {location && ` · ${location}`}
        {' · '}
        <SellerName id={sellerId} name={sellerName} />
      </p>
    );
  const search = alike && new URLSearchParams({ category, q: alike.query }).toString();
  return (
    <p className={styles.quiet}>
      {statusAt ? t('sold-on', { day: day(statusAt) }) : t('sold')}
      {alike && (
        <>
          {' · '}
          <Link to={`${paths.listings}?${search}`} className={styles.alike}>
            {t('alike', { count: alike.count })}
          </Link>
        </>
      )}
    </p>
  );
}
