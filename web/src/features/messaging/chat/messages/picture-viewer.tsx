import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ImageDescriptor, imageUrl } from '#contract/media';
import { useModal } from '../../../../browser/layers/use-modal';
import { IconButton } from '../../../../ui/button';
import { classes } from '../../../../ui/classes';
import styles from './picture-viewer.module.css';

type PictureViewerProps = {
  images: readonly ImageDescriptor[];
  name: string;
  start: number;
  onClose: () => void;
};

/** The pictures of a message, one at a time and as large as the window. */
export function PictureViewer({ images, name, start, onClose }: PictureViewerProps) {
  const { t } = useTranslation(['chat', 'common']);
  const modal = useModal(onClose);
  const [at, setAt] = useState(start);
  const count = images.length;
  const shown = images[at];

  const step = (by: number) => setAt((before) => Math.min(count - 1, Math.max(0, before + by)));
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows beside the buttons
    <dialog
      {...modal.props}
      className={styles.viewer}
      aria-label={t('pictures.viewer', { name })}
      onKeyDown={onKeyDown}
    >
      {shown && (
        <img
          key={shown.id}
          src={imageUrl(shown.id, 'full')}
          width={shown.width}
          height={shown.height}
          alt={t('pictures.alt', { number: at + 1, count, name })}
        />
      )}
      {count > 1 && (
        <>
          <IconButton
            label={t('pictures.previous')}
            className={classes(styles.tool, styles.previous)}
            disabled={at === 0}
            onClick={() => step(-1)}
          >
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <IconButton
            label={t('pictures.next')}
            className={classes(styles.tool, styles.next)}
            disabled={at === count - 1}
            onClick={() => step(1)}
          >
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </>
      )}
      <IconButton
        label={t('common:actions.close')}
        className={classes(styles.tool, styles.close)}
        onClick={modal.close}
      >
        <X aria-hidden="true" />
      </IconButton>
    </dialog>
  );
}
