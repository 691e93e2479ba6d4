import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LISTING_LIMITS } from '#contract/listings';
import { parseMoney } from '#contract/parse-money';
import { Field } from '../../../../ui/form/field';
import type { BrowseFilters } from '../browse';
import { isCrossed } from '../browse-address';
import type { ChangeFilters } from '../use-browse-filters';
import styles from './price-range.module.css';

const PAUSE_IN_TYPING = 400;

type PriceRangeProps = Pick<BrowseFilters, 'minPrice' | 'maxPrice'> & { onChange: ChangeFilters };

/** Two amounts as they are typed; a range that means something takes effect once the typing pauses or is over. */
export function PriceRange({ minPrice, maxPrice, onChange }: PriceRangeProps) {
  const { t, i18n } = useTranslation('browse');
  const read = (typed: string) => amountIn(typed, i18n.language);
  const [min, setMin] = useTyped(minPrice, read);
  const [max, setMax] = useTyped(maxPrice, read);
  const [lowest, highest] = [read(min), read(max)];
  const crossed = isCrossed({ minPrice: lowest ?? undefined, maxPrice: highest ?? undefined });

  const settle = (...typed: [min: string, max: string]) => {
    const [from, to] = typed.map(read);
    if (from === null || to === null || (from === minPrice && to === maxPrice)) return;
    const range = { minPrice: from, maxPrice: to };
    if (!isCrossed(range)) onChange(range, { replace: true });
  };
  const settleTyped = useEffectEvent(settle);
  useEffect(() => {
    const timer = setTimeout(() => settleTyped(min, max), PAUSE_IN_TYPING);
    return () => clearTimeout(timer);
  }, [min, max]);

  const over = () => settle(min, max);
  const problem = (amount: number | null | undefined) =>
    amount === null ? t('filters.no-amount') : undefined;
  return (
    <fieldset className={styles.group}>
      <legend>{t('filters.price')}</legend>
      <div className={styles.range}>
        <PriceField
          label={t('filters.min')}
          typed={min}
          error={crossed ? t('filters.crossed') : problem(lowest)}
          onTyped={setMin}
          onOver={over}
        />
        <PriceField
          label={t('filters.max')}
          typed={max}
          error={problem(highest)}
          onTyped={setMax}
          onOver={over}
        />
      </div>
    </fieldset>
  );
}

type PriceFieldProps = {
  label: string;
  typed: string;
  error: string | undefined;
  onTyped: (typed: string) => void;
  /** The typing is over. */
  onOver: () => void;
};

const PriceField = ({ label, typed, error, onTyped, onOver }: PriceFieldProps) => (
  <Field label={label} error={error}>
    {(control) => (
      <input
        {...control}
        inputMode="decimal"
        autoComplete="off"
        placeholder="$"
        value={typed}
        onChange={({ target }) => onTyped(target.value)}
        onBlur={onOver}
        // Escape closes what the field stands in, and it with it.
        onKeyDown={({ key }) => (key === 'Enter' || key === 'Escape') && onOver()}
      />
    )}
  </Field>
);

/** Undefined for nothing, null for what is no price. */
function amountIn(typed: string, language: string): number | null | undefined {
  if (typed.trim() === '') return undefined;
  const amount = parseMoney(typed, language);
  return amount !== null && amount <= LISTING_LIMITS.price ? amount : null;
}

/** What stands in the field: as it was typed, until the price is changed by something else. */
function useTyped(price: number | undefined, read: (typed: string) => number | null | undefined) {
  const [typed, setTyped] = useState(() => written(price));
  const [known, setKnown] = useState(price);
  if (known !== price) {
    setKnown(price);
    if (read(typed) !== price) setTyped(written(price));
  }
  return [typed, setTyped] as const;
}

const written = (price: number | undefined) => (price === undefined ? '' : String(price));
