import { useTranslation } from 'react-i18next';
import { DETAIL_SIZES, imageSources, imageUrl } from '#contract/media';
import type { ListingPhoto } from '../photos/photo';
import styles from './cover.module.css';

/** The picture that comes first, as large as on the listing's page. */
export function Cover({ photos: [first] }: { photos: readonly ListingPhoto[] }) {
  const { t } = useTranslation('create-listing');
  if (first?.state !== 'there') return null;
  const { image } = first;
  return (
    <img
      className={styles.cover}
      src={imageUrl(image.id, 'detail')}
      srcSet={imageSources(image)}
      sizes={DETAIL_SIZES}
      alt={t('create.photos.cover')}
      width={image.width}
      height={image.height}
      style={{ backgroundImage: `url("${image.placeholder}")` }}
    />
  );
}
