import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Category } from '#contract/listings';
import { lazyPage } from '../../../../app/routing/lazy-page';
import { usePanel } from '../../../../app/shell/panels/panels';
import { useListingWords } from '../../../../i18n/listing-words';
import { Chip } from '../../../../ui/chip';
import { CarouselControls } from './carousel-controls';
import styles from './gallery.module.css';
import type { Picture } from './pictures';
import { SlidePicture } from './slide-picture';
import { useCarousel } from './use-carousel';

const viewer = lazyPage(() => import('./viewer').then(({ Viewer }) => Viewer));

type GalleryProps = { pictures: readonly Picture[]; title: string; category: Category };

/**
 * The first picture is drawn by itself at once; what moves the row comes after it, without touching what is there.
 */
export function Gallery({ pictures, title, category }: GalleryProps) {
  const { t } = useTranslation('listing');
  const words = useListingWords();
  const viewport = useRef<HTMLDivElement>(null);
  const carousel = useCarousel(viewport, pictures.length);
  const viewing = usePanel(viewer);
  const samples = pictures[0]?.kind === 'sample';
  const count = pictures.length;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows beside the buttons */}
      <section
        className={styles.gallery}
        aria-roledescription={t('gallery.carousel')}
        aria-label={t('gallery.label')}
        onKeyDown={carousel.onKeyDown}
      >
        <div ref={viewport} className={styles.viewport}>
          <ul className={styles.slides}>
            {pictures.map((picture, index) => (
              <li
                key={picture.key}
                aria-label={t('gallery.position', { number: index + 1, count })}
                inert={index !== carousel.at}
              >
                <button
                  type="button"
                  className={styles.open}
                  aria-label={t('gallery.open', { number: index + 1, count })}
                  onClick={viewing.show}
                >
                  <SlidePicture picture={picture} category={category} alt={title} first={index === 0} />
                </button>
              </li>
            ))}
          </ul>
        </div>
        {samples && (
          <p className={styles.badge}>
            <Chip tone="surface">{t('samples.badge', { category: words.category(category) })}</Chip>
          </p>
        )}
        <CarouselControls carousel={carousel} count={count} />
      </section>
      {samples && <p className={styles.note}>{t('samples.note')}</p>}
      {carousel.motion}
      {viewing.open && (
        <viewer.Page
          pictures={pictures}
          title={title}
          category={category}
          start={carousel.at}
          onClose={(at) => {
            carousel.show(at, { atOnce: true });
            viewing.close();
          }}
        />
      )}
    </>
  );
}
