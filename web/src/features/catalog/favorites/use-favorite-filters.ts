import { useSearchParams } from 'react-router-dom';
import { FAVORITE_LIMITS, FAVORITE_PARTS, FAVORITE_SORTS } from '#contract/favorites';
import { CATEGORIES } from '#contract/listings';
import type { FavoriteFilters } from './favorite-data';

export type ChangeFavoriteFilters = (change: FavoriteFilters) => void;

/** What the address asks for, of whatever page the list stands on; what is usual stands in no address. */
export function useFavoriteFilters(): { filters: FavoriteFilters; change: ChangeFavoriteFilters } {
  const [search, setSearch] = useSearchParams();
  const change: ChangeFavoriteFilters = (changed) =>
    setSearch(
      () => {
        // The address as it stands: two quick choices come before the first is drawn.
        const after = new URLSearchParams(window.location.search);
        for (const [name, value] of Object.entries(changed))
          if (value) after.set(name, value);
          else after.delete(name);
        return after;
      },
      { replace: true, state: { keepScroll: true } },
    );
  return { filters: readFilters(search), change };
}

function readFilters(search: URLSearchParams): FavoriteFilters {
  const filters: FavoriteFilters = {
    part: oneOf(FAVORITE_PARTS, search.get('part')),
    sort: oneOf(FAVORITE_SORTS, search.get('sort')),
    q: search.get('q')?.trim().slice(0, FAVORITE_LIMITS.query) || undefined,
    category: oneOf(CATEGORIES, search.get('category')),
  };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

const oneOf = <T extends string>(known: readonly T[], given: string | null): T | undefined =>
  known.find((value) => value === given);
