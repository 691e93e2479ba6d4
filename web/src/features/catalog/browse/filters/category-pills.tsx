import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CategoryFilter } from '#contract/listings';
import type { FacetCount } from '../../../../api/catalog/listings';
import { useListingWords } from '../../../../i18n/listing-words';
import { classes } from '../../../../ui/classes';
import { Link } from '../../../../ui/link';
import type { BrowseFilters } from '../browse';
import { addressOf } from '../browse-address';
import { useCount } from '../count';
import { CATEGORIES_SHOWN } from './category-order';
import styles from './category-pills.module.css';
import pill from './pill.module.css';

type CategoryPillsProps = { filters: BrowseFilters; counts?: readonly FacetCount[] };

export function CategoryPills({ filters, counts }: CategoryPillsProps) {
  const { t } = useTranslation('browse');
  const words = useListingWords();
  const written = useCount();
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => bringIntoView(row.current, filters.category), [filters.category]);

  const look = (category?: CategoryFilter) => ({
    to: addressOf({ ...filters, category }),
    'data-category': category ?? '',
    className: classes(pill.pill, filters.category === category && pill.on),
    'aria-current': filters.category === category ? ('page' as const) : undefined,
  });
  return (
    <nav aria-label={t('categories')} className={styles.frame}>
      <div ref={row} className={styles.row}>
        <Link {...look()}>{t('all')}</Link>
        {CATEGORIES_SHOWN.map((category) => (
          <Link key={category} {...look(category)}>
            {words.category(category)}
            {category !== 'free' && <i>{written(counts?.find(({ value }) => value === category))}</i>}
          </Link>
        ))}
      </div>
    </nav>
  );
}

/** Scrolls the row alone: `scrollIntoView` would move the page too. */
function bringIntoView(row: HTMLElement | null, category: CategoryFilter | undefined): void {
  const current = category && row?.querySelector<HTMLElement>(`[data-category="${category}"]`);
  // "All" is where the row begins. Measuring makes the browser lay out the whole page before its first paint.
  if (!row || !current) return;
  row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
}
