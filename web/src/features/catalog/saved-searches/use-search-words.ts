import { useTranslation } from 'react-i18next';
import type { CategoryFilter, Condition } from '#contract/listings';
import { toCents } from '#contract/money';
import { useListingWords } from '../../../i18n/listing-words';
import { useMoney } from '../../../i18n/money';
import type { SearchFields } from './searched';

/** What a search asks for, in words, part by part. */
export function useSearchWords(): (fields: SearchFields) => string[] {
  const { t } = useTranslation('saved-searches');
  const money = useMoney();
  const words = useListingWords();
  return ({ q, category, condition, minPrice, maxPrice, location }) =>
    [
      q,
      category && words.category(category as CategoryFilter),
      condition && words.condition(condition as Condition),
      minPrice && t('row.price-from', { price: money(toCents(Number(minPrice))) }),
      maxPrice && t('row.price-to', { price: money(toCents(Number(maxPrice))) }),
      location,
    ].filter(Boolean);
}
