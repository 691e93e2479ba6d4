import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Category } from '#contract/listings';
import { useModal } from '../../../../browser/layers/use-modal';
import { IconButton } from '../../../../ui/button';
import { classes } from '../../../../ui/classes';
import { drawingUrl } from '../../../../ui/drawing';
import { CarouselControls } from './carousel-controls';
import type { Picture } from './pictures';
import { useCarousel } from './use-carousel';
import styles from './viewer.module.css';

type ViewerProps = {
  pictures: readonly Picture[];
  title: string;
  /** Drawn where a picture cannot be loaded. */
  category: Category;
  start: number;
  /** Told which picture was looked at last. */
  onClose: (at: number) => void;
};

/** The pictures at full size, over everything else. */
export function Viewer({ pictures, title, category, start, onClose }: ViewerProps) {
  const { t } = useTranslation();
  const { t: tc } = useTranslation('listing');
  const viewport = useRef<HTMLDivElement>(null);
  const carousel = useCarousel(viewport, pictures.length, start);
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  const count = pictures.length;
  // Until the row has been moved to the picture asked for, it stands at the first.
  const shown = start === 0 || carousel.ready;

  const modal = useModal(() => onClose(carousel.at));

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows beside the buttons
    <dialog
      {...modal.props}
      className={styles.viewer}
      aria-label={tc('gallery.viewer', { title })}
      onKeyDown={carousel.onKeyDown}
    >
      <div ref={viewport} className={styles.viewport}>
        <ul className={classes(styles.slides, !shown && styles.waiting)}>
          {pictures.map(({ key, full }, index) => (
            <li key={key} inert={index !== carousel.at}>
              <img
                src={broken.has(key) ? drawingUrl(category) : full}
                alt={
                  broken.has(key)
                    ? tc('gallery.broken', { number: index + 1, count })
                    : tc('gallery.position', { number: index + 1, count })
                }
                loading={index === start ? 'eager' : 'lazy'}
                onError={() => setBroken((before) => new Set(before).add(key))}
              />
            </li>
          ))}
        </ul>
      </div>
      <CarouselControls carousel={carousel} count={count} />
      <IconButton label={t('actions.close')} className={styles.close} onClick={modal.close}>
        <X aria-hidden="true" />
      </IconButton>
      {carousel.motion}
    </dialog>
  );
}
