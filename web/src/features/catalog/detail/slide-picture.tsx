import { Photo } from '../../../ui/photo';
import styles from './gallery.module.css';
import type { Picture } from './pictures';

/** The server preloads the first picture under the same sizes. */
const SIZES = '(max-width: 767.98px) 100vw, 640px';

type SlidePictureProps = { picture: Picture; alt: string; first: boolean };

export function SlidePicture({ picture, alt, first }: SlidePictureProps) {
  if (picture.kind === 'photo')
    return <Photo image={picture.image} alt={alt} sizes={SIZES} eager={first} className={styles.picture} />;
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
