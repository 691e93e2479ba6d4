import { useTranslation } from 'react-i18next';
import type { ViewedListing } from '../../../api/catalog/recently-viewed.gen';
import { Link } from '../../../ui/link';
import { listingPath } from '../../../ui/listing/listing-path';
import { Price } from '../../../ui/listing/price';
import { Photo } from '../../../ui/photo';
import styles from './strip.module.css';

/** Small pictures in a row that runs on sideways. */
export function Strip({ listings }: { listings: readonly ViewedListing[] }) {
  const { t } = useTranslation('recently-viewed');
  return (
    <ul className={styles.strip}>
      {listings.map(({ id, title, price, category, status, image }) => (
        <li key={id} className={styles.item}>
          <Link to={listingPath(id)} className={styles.link} aria-label={title} title={title}>
            <Photo image={image} category={category} alt="" sizes="96px" className={styles.photo} />
            {status === 'sold' || status === 'pending' ? (
              <span className={styles.quiet}>{t(status)}</span>
            ) : (
              <Price amount={price} className={styles.price} />
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
