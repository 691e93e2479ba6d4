import { useTranslation } from 'react-i18next';
import type { CategoryFilter, Condition } from '#contract/listings';
import { useFormat } from '../../../i18n/format';
import { useListingWords } from '../../../i18n/listing-words';
import type { SearchFields } from './searched';

/** What a search asks for, in words, part by part. */
export function useSearchWords(): (fields: SearchFields) => string[] {
  const { t } = useTranslation('saved-searches');
  const { price } = useFormat();
  const words = useListingWords();
  return ({ q, category, condition, minPrice, maxPrice, location }) =>
    [
      q,
      category && words.category(category as CategoryFilter),
      condition && words.condition(condition as Condition),
      minPrice && t('row.price-from', { price: price(Number(minPrice), 'short') }),
      maxPrice && t('row.price-to', { price: price(Number(maxPrice), 'short') }),
      location,
    ].filter(Boolean);
}
