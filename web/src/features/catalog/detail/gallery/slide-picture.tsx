import type { Category } from '#contract/listings';
import { DETAIL_SIZES } from '#contract/media';
import { Photo } from '../../../../ui/photo';
import styles from './gallery.module.css';
import type { Picture } from './pictures';

type SlidePictureProps = { picture: Picture; category: Category; alt: string; first: boolean };

export function SlidePicture({ picture, category, alt, first }: SlidePictureProps) {
  if (picture.kind === 'photo')
    return (
      <Photo
        image={picture.image}
        category={category}
        alt={alt}
        sizes={DETAIL_SIZES}
        eager={first}
        className={styles.picture}
      />
    );
  return (
    <img
      className={styles.picture}
      src={picture.full}
      alt=""
      width={1200}
      height={1200}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
    />
  );
}
