import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../i18n/format';
import { useListingWords } from '../../../../i18n/listing-words';
import type { BrowseFilters } from '../browse';
import type { ChangeFilters } from '../use-browse-filters';
import styles from './active-filters.module.css';
import pill from './pill.module.css';
import { usePriceRange } from './use-price-range';

type ActiveFiltersProps = { filters: BrowseFilters; onChange: ChangeFilters };

/** What narrows the list besides the category, each to be taken off with one press. */
export function ActiveFilters({ filters, onChange }: ActiveFiltersProps) {
  const { t } = useTranslation('browse');
  const words = useListingWords();
  const { radius } = useFormat();
  const { q, condition, within } = filters;
  const price = usePriceRange(filters);
  const active: { text: string; without: BrowseFilters }[] = [];
  if (q) active.push({ text: t('quoted', { query: q }), without: { q: undefined } });
  if (condition) active.push({ text: words.condition(condition), without: { condition: undefined } });
  if (price) active.push({ text: price, without: { minPrice: undefined, maxPrice: undefined } });
  if (within)
    active.push({ text: t('within', { distance: radius(within) }), without: { within: undefined } });
  if (active.length === 0) return null;
  return (
    <ul aria-label={t('active')} className={styles.list}>
      {active.map(({ text, without }) => (
        <li key={text}>
          <button
            type="button"
            className={pill.pill}
            aria-label={t('remove', { filter: text })}
            onClick={({ currentTarget }) => {
              passFocusOn(currentTarget);
              onChange(without);
            }}
          >
            <span className={styles.text}>{text}</span>
            <X aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** From one that goes to the next, or to the one before; from the last to the page's main part. */
function passFocusOn(chip: Element): void {
  const { nextElementSibling, previousElementSibling } = chip.parentElement ?? chip;
  const next = (nextElementSibling ?? previousElementSibling)?.querySelector('button');
  if (document.activeElement === chip)
    (next ?? document.querySelector('main'))?.focus({ preventScroll: true });
}
