import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ImageDescriptor, imageSources, imageUrl } from '#contract/media';
import { classes } from './classes';
import styles from './photo.module.css';

type PhotoProps = {
  image: ImageDescriptor | null;
  /** Empty where the text beside it says the same. */
  alt: string;
  /** How wide the picture is drawn, as in the `sizes` attribute. */
  sizes: string;
  /** Pictures in the first view; all others wait until they are scrolled near. */
  eager?: boolean;
  className?: string;
};

/** A square picture over its placeholder, or the words "No Image" where there is none or it cannot be loaded. */
export function Photo({ image, alt, sizes, eager = false, className }: PhotoProps) {
  const { t } = useTranslation();
  const [brokenId, setBrokenId] = useState<string | null>(null);
  if (!image || image.id === brokenId)
    return <span className={classes(styles.photo, styles.none, className)}>{t('listing.no-image')}</span>;
  return (
    <img
      className={classes(styles.photo, className)}
      src={imageUrl(image.id, 'card')}
      srcSet={imageSources(image)}
      sizes={sizes}
      alt={alt}
      width={image.width}
      height={image.height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      style={{ backgroundImage: `url("${image.placeholder}")` }}
      onError={() => setBrokenId(image.id)}
    />
  );
}
