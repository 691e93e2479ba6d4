import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BrowseFilters } from '../../../api/browse';
import { Field } from '../../../ui/field';
import { priceIn } from './browse-address';
import styles from './price-range.module.css';
import type { ChangeFilters } from './use-browse-filters';

const PAUSE_IN_TYPING = 400;

type PriceRangeProps = Pick<BrowseFilters, 'minPrice' | 'maxPrice'> & { onChange: ChangeFilters };

export function PriceRange({ minPrice, maxPrice, onChange }: PriceRangeProps) {
  const { t } = useTranslation('catalog');
  const crossed = minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice;
  return (
    <fieldset className={styles.group}>
      <legend>{t('browse.filters.price')}</legend>
      <div className={styles.range}>
        <PriceField
          label={t('browse.filters.min')}
          price={minPrice}
          error={crossed ? t('browse.filters.crossed') : undefined}
          onPrice={(price) => onChange({ minPrice: price }, { replace: true })}
        />
        <PriceField
          label={t('browse.filters.max')}
          price={maxPrice}
          onPrice={(price) => onChange({ maxPrice: price }, { replace: true })}
        />
      </div>
    </fieldset>
  );
}

type PriceFieldProps = {
  label: string;
  price: number | undefined;
  error?: string;
  onPrice: (price: number | undefined) => void;
};

function PriceField({ label, price, error, onPrice }: PriceFieldProps) {
  const [typed, setTyped] = useTyped(price);
  const settle = useEffectEvent((wanted: number | undefined) => {
    if (wanted !== price) onPrice(wanted);
  });
  useEffect(() => {
    const timer = setTimeout(() => settle(priceIn(typed)), PAUSE_IN_TYPING);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <Field label={label} error={error}>
      {(control) => (
        <input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          placeholder="$"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </Field>
  );
}

/** What stands in the field: as it was typed, until the price is changed by something else. */
function useTyped(price: number | undefined) {
  const [typed, setTyped] = useState(() => written(price));
  const [known, setKnown] = useState(price);
  if (known !== price) {
    setKnown(price);
    if (priceIn(typed) !== price) setTyped(written(price));
  }
  return [typed, setTyped] as const;
}

const written = (price: number | undefined) => (price === undefined ? '' : String(price));
