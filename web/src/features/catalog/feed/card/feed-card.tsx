import { useTranslation } from 'react-i18next';
import { imageUrl } from '#contract/media';
import { paths } from '../../../../app/paths';
import { useFormat } from '../../../../i18n/format';
import { useListingWords } from '../../../../i18n/listing-words';
import { Avatar } from '../../../../ui/avatar';
import { Link } from '../../../../ui/link';
import { Price } from '../../../../ui/listing/price';
import { PersonLink } from '../../../../ui/person-link';
import { Photo } from '../../../../ui/photo';
import type { FeedItem } from '../feed-data';
import styles from './feed-card.module.css';
import { useSwipe } from './use-swipe';

type FeedCardProps = {
  item: FeedItem;
  /** Its picture is fetched already. */
  following: FeedItem | undefined;
  onPass: () => void;
  onOpen: () => void;
};

/** The photo is the card. */
export function FeedCard({ item, following, onPass, onOpen }: FeedCardProps) {
  const { t } = useTranslation('feed');
  const words = useListingWords();
  const swipe = useSwipe({ onLeft: onPass, onRight: onOpen });
  const { id, title, price, condition, location, description, seller } = item;
  return (
    <article className={styles.card} aria-describedby={`how-${id}`} {...swipe}>
      <div className={styles.frame}>
        <Photo
          image={item.image}
          category={item.category}
          alt=""
          sizes="(max-width: 520px) 100vw, 520px"
          eager
          className={styles.photo}
        />
        <p className={styles.chips}>
          <span>{words.condition(condition)}</span>
          {location && <span>{location}</span>}
        </p>
      </div>
      <div className={styles.words}>
        <Price amount={price} className={styles.price} />
        <h2 className={styles.title}>
          <Link to={paths.listing(id)} draggable={false} onClick={onPass}>
            {title}
          </Link>
        </h2>
        <p className={styles.text}>{description}</p>
        {seller && (
          <p className={styles.seller}>
            <Avatar name={seller.name} image={seller.avatar} size={36} />
            <span>
              <PersonLink id={seller.id}>{seller.name}</PersonLink>
              {seller.rating !== null && <Rating rating={seller.rating} />}
            </span>
          </p>
        )}
      </div>
      <span id={`how-${id}`} className="visually-hidden">
        {t('how')}
      </span>
      {following?.image && <link rel="prefetch" as="image" href={imageUrl(following.image.id, 'card')} />}
    </article>
  );
}

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

function Rating({ rating }: { rating: number }) {
  const { t } = useTranslation('feed');
  const shown = useFormat().number(rating, ONE_DECIMAL);
  return (
    <>
      {' · '}
      <span aria-hidden="true">{shown}</span>
      <span className="visually-hidden">{t('rating', { rating: shown })}</span>
    </>
  );
}
