import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Category } from '#contract/listings';
import { type ImageDescriptor, imageSources, imageUrl } from '#contract/media';
import { classes } from './classes';
import { drawingUrl } from './drawing';
import styles from './photo.module.css';

type PhotoProps = {
  image: ImageDescriptor | null;
  /** What kind of thing it is: a listing without a photo has the same drawing everywhere. */
  category: Category;
  /** Empty where the text beside it says the same. */
  alt: string;
  /** How wide the picture is drawn, as in the `sizes` attribute. */
  sizes: string;
  /** Pictures in the first view; all others wait until they are scrolled near. */
  eager?: boolean;
  className?: string;
};

/** A square picture over its placeholder, or a drawing where there is none or it cannot be loaded. */
export function Photo({ image, category, alt, sizes, eager = false, className }: PhotoProps) {
  const { t } = useTranslation();
  const [brokenId, setBrokenId] = useState<string | null>(null);
  if (!image || image.id === brokenId)
    return (
      <img
        className={classes(styles.photo, className)}
        src={drawingUrl(category)}
        alt={t('listing.no-image')}
        width={1200}
        height={1200}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    );
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
