import { LayoutGrid, List as ListIcon, TrendingDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FAVORITE_LIMITS, FAVORITE_PARTS, FAVORITE_SORTS } from '#contract/favorites';
import { useFormat } from '../../../../i18n/format';
import { useListingWords } from '../../../../i18n/listing-words';
import { Button, IconButton } from '../../../../ui/button';
import { classes } from '../../../../ui/classes';
import { SearchInput } from '../../../../ui/form/search-input';
import { Select } from '../../../../ui/form/select';
import { useTyped } from '../../../../ui/form/use-typed';
import type { FavoriteFilters, Favorites } from '../favorite-data';
import type { ChangeFavoriteFilters } from '../use-favorite-filters';
import type { View } from '../use-view';
import styles from './filter-bar.module.css';

type FilterBarProps = {
  filters: FavoriteFilters;
  /** The first page, which has all the counts. */
  first: Favorites | undefined;
  view: View;
  onChange: ChangeFavoriteFilters;
  onView: (view: View) => void;
};

const ANY = 'any';

export function FilterBar({ filters, first, view, onChange, onView }: FilterBarProps) {
  const { t } = useTranslation('favorites');
  const words = useListingWords();
  const { number } = useFormat();
  const { part = 'all', sort = 'saved', q, category } = filters;
  const { typed, type } = useTyped(q ?? '', (asked) => onChange({ q: asked || undefined }));
  const categories = first?.categories ?? [];
  const saved = first?.saved ?? 0;
  const filtered = part !== 'all' || q !== undefined || category !== undefined;
  return (
    <div className={styles.bar}>
      <div className={styles.row}>
        <fieldset aria-label={t('parts.label')} className={styles.parts}>
          {FAVORITE_PARTS.map((each) => (
            <button
              key={each}
              type="button"
              className={classes(styles.pill, each === part && styles.on)}
              aria-pressed={each === part}
              onClick={() => onChange({ part: each === 'all' ? undefined : each })}
            >
              {each === 'dropped' && <TrendingDown aria-hidden="true" />}
              {t(`parts.${each}`)} <i>{first?.counts ? number(first.counts[each]) : ''}</i>
            </button>
          ))}
        </fieldset>
        <Select
          aria-label={t('sort')}
          className={classes(styles.pill, styles.select)}
          value={sort}
          choices={FAVORITE_SORTS}
          nameOf={(each) => t(`sorts.${each}`)}
          onChoose={(each) => onChange({ sort: each === 'saved' ? undefined : each })}
        />
      </div>
      <div className={styles.row}>
        <div className={styles.find}>
          <SearchInput
            label={t('search')}
            clearLabel={t('clear-search')}
            maxLength={FAVORITE_LIMITS.query}
            value={typed}
            onType={type}
            className={styles.search}
          />
          {(categories.length > 1 || category !== undefined) && (
            <Select
              aria-label={t('category')}
              className={classes(styles.pill, styles.select)}
              value={category ?? ANY}
              choices={[ANY, ...categories]}
              nameOf={(each) => (each === ANY ? t('any-category') : words.category(each))}
              onChoose={(each) => onChange({ category: each === ANY ? undefined : each })}
            />
          )}
          {filtered && (
            <Button
              variant="quiet"
              onClick={() => onChange({ part: undefined, q: undefined, category: undefined })}
            >
              {t('clear')}
            </Button>
          )}
        </div>
        <div className={styles.side}>
          <output className={styles.count}>
            {first && t('saved', { count: saved, shown: number(saved) })}
          </output>
          <IconButton label={t('view.grid')} aria-pressed={view === 'grid'} onClick={() => onView('grid')}>
            <LayoutGrid aria-hidden="true" />
          </IconButton>
          <IconButton label={t('view.list')} aria-pressed={view === 'list'} onClick={() => onView('list')}>
            <ListIcon aria-hidden="true" />
          </IconButton>
        </div>
      </div>
    </div>
  );
}
