import { useTranslation } from 'react-i18next';
import { usePageHead } from '../../../app/page-head';
import { DrawnSlot } from '../../../app/slot';
import { useListingWords } from '../../../i18n/listing-words';
import { type BrowseFilters, useBrowseInfiniteQuery } from './browse';
import styles from './browse-page.module.css';
import { ActiveFilters } from './filters/active-filters';
import { CategoryPills } from './filters/category-pills';
import { Filters } from './filters/filters';
import { Results } from './results/results';
import { SortSelect } from './sort-select';
import { Summary } from './summary';
import { useBrowseFilters } from './use-browse-filters';

export function BrowsePage() {
  const { filters, change, reset } = useBrowseFilters();
  const listings = useBrowseInfiniteQuery(filters);
  // While other filters are loading, the counts of those before stand in, so that nothing jumps.
  const facets = listings.data?.pages[0]?.facets;
  const answer = listings.currentData?.pages[0];
  return (
    <>
      <h1 className="visually-hidden">{useHead(filters)}</h1>
      <div className={styles.bar}>
        <CategoryPills filters={filters} counts={facets?.categories} />
        <div className={styles.tools}>
          <Filters
            filters={filters}
            facets={facets}
            total={answer?.total}
            onChange={change}
            onReset={reset}
          />
          <SortSelect filters={filters} onChange={change} />
          <div className={styles.more}>
            <DrawnSlot name="browse-tools" />
          </div>
        </div>
        <Summary query={filters.q} answer={answer} failed={listings.isError} />
      </div>
      <ActiveFilters filters={filters} onChange={change} />
      <Results listings={listings} filters={filters} onChange={change} onReset={reset} />
    </>
  );
}

function useHead({ category }: BrowseFilters): string {
  const { t } = useTranslation('browse');
  const words = useListingWords();
  const title = category ? t('title-of-category', { category: words.category(category) }) : t('title');
  const description = category
    ? t('description-of-category', { category: words.category(category).toLowerCase() })
    : t('description');
  usePageHead({ title, description });
  return title;
}
