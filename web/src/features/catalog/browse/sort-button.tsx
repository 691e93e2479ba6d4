import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListingSort } from '#contract/listings';
import pill from './pill.module.css';

export function SortButton({
  sort = 'newest',
  ...rest
}: { sort?: ListingSort } & ComponentPropsWithRef<'button'>) {
  const { t } = useTranslation('catalog');
  return (
    <button type="button" className={pill.pill} {...rest}>
      {t(`browse.sorts.${sort}`)}
      <ChevronDown aria-hidden="true" />
    </button>
  );
}
