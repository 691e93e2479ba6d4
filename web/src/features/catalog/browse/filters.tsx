import { SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BrowseFilters } from '../../../api/browse';
import type { BrowseAnswer } from '../../../api/listings';
import { Dialog } from '../../../ui/dialog';
import { FilterPanel } from './filter-panel';
import pill from './pill.module.css';
import type { ChangeFilters } from './use-browse-filters';

type FiltersProps = {
  filters: BrowseFilters;
  facets: BrowseAnswer['facets'];
  total: BrowseAnswer['total'];
  onChange: ChangeFilters;
  onReset: () => void;
};

/** A popover beneath its button, a sheet from below on phones. Every choice takes effect at once. */
export function Filters(props: FiltersProps) {
  const { t } = useTranslation('catalog');
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const { condition, minPrice, maxPrice } = props.filters;
  const active = Number(condition !== undefined) + Number(minPrice !== undefined || maxPrice !== undefined);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={pill.pill}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal aria-hidden="true" />
        {t('browse.filters.title')}
        {active > 0 && <i aria-label={t('browse.filters.active', { count: active })}>{active}</i>}
      </button>
      <Dialog open={open} onClose={close} title={t('browse.filters.title')} anchor={button}>
        <FilterPanel {...props} onDone={close} />
      </Dialog>
    </>
  );
}
