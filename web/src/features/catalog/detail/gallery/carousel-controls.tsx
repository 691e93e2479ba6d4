import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/button';
import { classes } from '../../../../ui/classes';
import styles from './carousel-controls.module.css';
import type { Carousel } from './use-carousel';

/** Previous, next and dots, where there is more than one picture. */
export function CarouselControls({ carousel, count }: { carousel: Carousel; count: number }) {
  const { t } = useTranslation('listing');
  const { at, ready, show } = carousel;
  if (count < 2) return null;
  return (
    <div className={classes(ready && styles.ready)}>
      <IconButton
        label={t('gallery.previous')}
        className={classes(styles.arrow, styles.previous)}
        disabled={!ready}
        onClick={() => show(at - 1)}
      >
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t('gallery.next')}
        className={classes(styles.arrow, styles.next)}
        disabled={!ready}
        onClick={() => show(at + 1)}
      >
        <ChevronRight aria-hidden="true" />
      </IconButton>
      <div className={styles.dots}>
        {Array.from({ length: count }, (_, index) => (
          <button
            key={index}
            type="button"
            className={styles.dot}
            aria-label={t('gallery.show', { number: index + 1, count })}
            aria-current={index === at}
            disabled={!ready}
            onClick={() => show(index)}
          />
        ))}
      </div>
      <p aria-live="polite" className="visually-hidden">
        {ready && t('gallery.position', { number: at + 1, count })}
      </p>
    </div>
  );
}
