import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/button';
import { classes } from '../../../ui/classes';
import { CarouselControls } from './carousel-controls';
import type { Picture } from './pictures';
import { useCarousel } from './use-carousel';
import styles from './viewer.module.css';

type ViewerProps = {
  pictures: readonly Picture[];
  title: string;
  start: number;
  /** Told which picture was looked at last. */
  onClose: (at: number) => void;
};

/** The pictures at full size, over everything else. */
export function Viewer({ pictures, title, start, onClose }: ViewerProps) {
  const { t } = useTranslation();
  const { t: tc } = useTranslation('catalog');
  const dialog = useRef<HTMLDialogElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const carousel = useCarousel(viewport, pictures.length, start);
  const count = pictures.length;
  // Until the row has been moved to the picture asked for, it stands at the first.
  const shown = start === 0 || carousel.ready;

  useEffect(() => dialog.current?.showModal(), []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows beside the buttons
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={tc('detail.gallery.viewer', { title })}
      onClose={() => onClose(carousel.at)}
      onKeyDown={carousel.onKeyDown}
    >
      <div ref={viewport} className={styles.viewport}>
        <ul className={classes(styles.slides, !shown && styles.waiting)}>
          {pictures.map(({ key, full }, index) => (
            <li key={key} inert={index !== carousel.at}>
              <img
                src={full}
                alt={tc('detail.gallery.position', { number: index + 1, count })}
                loading={index === start ? 'eager' : 'lazy'}
              />
            </li>
          ))}
        </ul>
      </div>
      <CarouselControls carousel={carousel} count={count} />
      <IconButton label={t('actions.close')} className={styles.close} onClick={() => dialog.current?.close()}>
        <X aria-hidden="true" />
      </IconButton>
      {carousel.motion}
    </dialog>
  );
}
