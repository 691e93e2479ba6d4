import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ImageDescriptor, imageUrl } from '#contract/media';
import { lazyPage } from '../../../../app/routing/lazy-page';
import { usePanel } from '../../../../app/shell/panels/panels';
import { classes } from '../../../../ui/classes';
import styles from './message-pictures.module.css';

const viewer = lazyPage(() => import('./picture-viewer').then(({ PictureViewer }) => PictureViewer));

/** Neither a slip of a panorama nor a tower of a screenshot. */
const WIDEST = 1.78;
const NARROWEST = 0.75;

type MessagePicturesProps = { images: readonly ImageDescriptor[]; name: string };

/** Small pictures whose room is known before they come, and which open larger. */
export function MessagePictures({ images, name }: MessagePicturesProps) {
  const { t } = useTranslation('chat');
  const [viewed, setViewed] = useState(0);
  const viewing = usePanel(viewer);
  const count = images.length;
  return (
    <span className={classes(styles.pictures, count > 1 && styles.several)}>
      {images.map((image, n) => (
        <button
          key={image.id}
          type="button"
          className={styles.open}
          aria-label={t('pictures.open', { number: n + 1, count, name })}
          style={count === 1 ? { aspectRatio: shape(image) } : undefined}
          onClick={() => {
            setViewed(n);
            viewing.show();
          }}
        >
          <img
            src={imageUrl(image.id, 'card')}
            width={image.width}
            height={image.height}
            alt=""
            loading="lazy"
            decoding="async"
            style={{ backgroundImage: `url("${image.placeholder}")` }}
          />
        </button>
      ))}
      {viewing.open && <viewer.Page images={images} name={name} start={viewed} onClose={viewing.close} />}
    </span>
  );
}

const shape = ({ width, height }: ImageDescriptor) => Math.min(WIDEST, Math.max(NARROWEST, width / height));
