import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CONDITIONS } from '#contract/listings';
import type { BrowseAnswer } from '../../../../api/catalog/listings';
import { Slot } from '../../../../app/slot';
import { useListingWords } from '../../../../i18n/listing-words';
import { Button } from '../../../../ui/button';
import { DialogActions } from '../../../../ui/dialog';
import { Field } from '../../../../ui/form/field';
import { Select } from '../../../../ui/form/select';
import type { BrowseFilters } from '../browse';
import { addressOf, withoutPlace } from '../browse-address';
import { useCount } from '../count';
import { sortsOf, wanted } from '../sorting';
import type { ChangeFilters } from '../use-browse-filters';
import { CATEGORIES_SHOWN } from './category-order';
import { ChoicePills } from './choice-pills';
import styles from './filter-panel.module.css';
import { PriceRange } from './price-range';

export type FilterPanelProps = {
  filters: BrowseFilters;
  facets: BrowseAnswer['facets'];
  total: BrowseAnswer['total'];
  onChange: ChangeFilters;
  onReset: () => void;
  onDone: () => void;
};

export function FilterPanel({ filters, facets, total, onChange, onReset, onDone }: FilterPanelProps) {
  const { t } = useTranslation('browse');
  const words = useListingWords();
  const count = useCount();
  const [resets, setResets] = useState(0);
  const { category, condition, minPrice, maxPrice, sort = 'newest' } = filters;
  return (
    <div className={styles.panel}>
      <ChoicePills
        label={t('filters.category')}
        values={CATEGORIES_SHOWN}
        chosen={category}
        nameOf={words.category}
        counts={facets?.categories}
        onChoose={(chosen) => onChange({ category: chosen })}
      />
      <ChoicePills
        label={t('filters.condition')}
        values={CONDITIONS}
        chosen={condition}
        nameOf={words.condition}
        counts={facets?.conditions}
        onChoose={(chosen) => onChange({ condition: chosen })}
      />
      <PriceRange key={resets} minPrice={minPrice} maxPrice={maxPrice} onChange={onChange} />
      <Slot
        name="browse-filters"
        near={filters.near}
        within={filters.within}
        onChange={(place) => onChange(place ?? withoutPlace(filters))}
      />
      <Field label={t('sort')}>
        {(control) => (
          <Select
            {...control}
            value={sort}
            choices={sortsOf(filters)}
            nameOf={(choice) => t(`sorts.${choice}`)}
            onChoose={(choice) => onChange({ sort: wanted(choice) })}
          />
        )}
      </Field>
      <Slot name="filter-links" search={addressOf(filters).split('?')[1] ?? ''} />
      <DialogActions>
        <Button
          variant="secondary"
          onClick={() => {
            onReset();
            // What was typed and is no range goes as well.
            setResets(resets + 1);
          }}
        >
          {t('filters.reset')}
        </Button>
        <Button onClick={onDone} className={styles.done}>
          {total ? t('filters.show', { count: total.count, shown: count(total) }) : t('filters.show-any')}
        </Button>
      </DialogActions>
    </div>
  );
}
