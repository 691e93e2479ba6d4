import { ChevronLeft, ChevronRight, CircleAlert, ImageOff, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imageUrl } from '#contract/media';
import { IconButton } from '../../../../ui/button';
import { Chip } from '../../../../ui/chip';
import { classes } from '../../../../ui/classes';
import type { ListingPhoto } from './photo';
import styles from './photo-tile.module.css';

type PhotoTileProps = {
  photo: ListingPhoto;
  index: number;
  count: number;
  dragged: boolean;
  onDrag: (key: string | null) => void;
  onDraggedOver: () => void;
  readOnly: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
};

export function PhotoTile(props: PhotoTileProps) {
  const { photo, index, count, dragged, onDrag, onDraggedOver, readOnly, onMove, onRemove } = props;
  const { t } = useTranslation('create-listing');
  const number = index + 1;
  const kept = readOnly && { 'aria-disabled': true, onClick: undefined };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons do the same for the keyboard
    <li
      className={classes(styles.tile, dragged && styles.dragged)}
      draggable={!readOnly}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        onDrag(photo.key);
      }}
      onDragEnd={() => onDrag(null)}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        onDraggedOver();
      }}
    >
      <Picture photo={photo} alt={t('create.photos.photo', { number })} />
      {index === 0 && photo.state === 'there' && (
        <span className={styles.cover}>
          <Chip tone="surface">{t('create.photos.cover')}</Chip>
        </span>
      )}
      {photo.state === 'uploading' && <Uploading number={number} share={photo.share} />}
      {photo.state === 'failed' && <CircleAlert className={styles.failed} aria-hidden="true" />}
      <div className={styles.tools}>
        <IconButton
          label={t('create.photos.earlier', { number })}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
          {...kept}
        >
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <IconButton
          label={t('create.photos.later', { number })}
          disabled={number === count}
          onClick={() => onMove(index + 1)}
          {...kept}
        >
          <ChevronRight aria-hidden="true" />
        </IconButton>
        <IconButton label={t('create.photos.remove', { number })} onClick={onRemove} {...kept}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}

/** Not every picture that can be sent can be shown here: phones take some that browsers do not know. */
function Picture({ photo, alt }: { photo: ListingPhoto; alt: string }) {
  const src = photo.state === 'there' ? imageUrl(photo.image.id, 'card') : photo.preview;
  const [broken, setBroken] = useState('');
  if (src === broken)
    return (
      <span className={styles.picture}>
        <ImageOff aria-hidden="true" />
        <span className="visually-hidden">{alt}</span>
      </span>
    );
  return (
    <img src={src} alt={alt} className={styles.picture} draggable={false} onError={() => setBroken(src)} />
  );
}

function Uploading({ number, share }: { number: number; share: number }) {
  const { t } = useTranslation('create-listing');
  return (
    <progress
      className={styles.progress}
      value={share}
      aria-label={t('create.photos.uploading', { number })}
    />
  );
}
