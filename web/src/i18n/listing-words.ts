import { useTranslation } from 'react-i18next';
import type { CategoryFilter, Condition } from '#contract/listings';

/** What categories and conditions are called in the current language. */
export function useListingWords() {
  const { t } = useTranslation();
  return {
    category: (category: CategoryFilter) => t(`listing.categories.${category}`),
    condition: (condition: Condition) => t(`listing.conditions.${condition}`),
  };
}
