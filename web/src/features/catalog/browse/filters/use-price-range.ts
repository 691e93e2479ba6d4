import { useTranslation } from 'react-i18next';
import { toCents } from '#contract/money';
import { useMoney } from '../../../../i18n/money';
import type { BrowseFilters } from '../browse';

/** The price filters in words, or null without any. */
export function usePriceRange({ minPrice, maxPrice }: BrowseFilters): string | null {
  const { t } = useTranslation('browse');
  const money = useMoney();
  const dollars = (amount: number) => money(toCents(amount));
  if (minPrice !== undefined && maxPrice !== undefined)
    return t('price-between', { from: dollars(minPrice), to: dollars(maxPrice) });
  if (minPrice !== undefined) return t('price-from', { from: dollars(minPrice) });
  return maxPrice === undefined ? null : t('price-to', { to: dollars(maxPrice) });
}
