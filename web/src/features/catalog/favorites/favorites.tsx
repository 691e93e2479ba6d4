import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryError } from '../../../app/problems/query-error';
import { useMyFavoritesInfiniteQuery } from './favorite-data';
import styles from './favorites.module.css';
import { FilterBar } from './filters/filter-bar';
import { FavoriteList, FavoritesSkeleton, NoFavorites } from './list/favorite-list';
import { PriceDropSwitch } from './price-drop-switch';
import { useFavoriteFilters } from './use-favorite-filters';
import { useView } from './use-view';

type FavoritesProps = {
  /** What stands over the list, of the level that fits the page around it. */
  heading: ReactNode;
};

/** What somebody has saved, with what became of it: a page, or a part of one. */
export function Favorites({ heading }: FavoritesProps) {
  const { t } = useTranslation('favorites');
  const { filters, change } = useFavoriteFilters();
  const [view, setView] = useView();
  const list = useMyFavoritesInfiniteQuery(filters);
  const { currentData, error, isFetching, refetch } = list;
  // While others are loading, the counts of those before stand in, so that nothing jumps.
  const first = (currentData ?? list.data)?.pages[0];
  const failed = !currentData && error && !isFetching;
  const none = first?.saved === 0;
  return (
    <div className={styles.favorites}>
      <header className={styles.head}>
        {heading}
        <PriceDropSwitch />
      </header>
      {!failed && !none && (
        <FilterBar filters={filters} first={first} view={view} onChange={change} onView={setView} />
      )}
      {failed ? (
        <QueryError title={t('failed')} error={error} onRetry={() => void refetch()} />
      ) : none ? (
        <NoFavorites />
      ) : currentData ? (
        <FavoriteList list={list} view={view} onClear={() => change(NO_FILTERS)} />
      ) : (
        <FavoritesSkeleton view={view} />
      )}
    </div>
  );
}

const NO_FILTERS = { part: undefined, q: undefined, category: undefined };
