import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LISTING_SORTS, type ListingSort } from '#contract/listings';
import { Menu } from '../../../ui/menu';
import { MenuChoice } from '../../../ui/menu-item';
import pill from './pill.module.css';
import styles from './sort-menu.module.css';
import type { ChangeFilters } from './use-browse-filters';

type SortMenuProps = { sort?: ListingSort; onChange: ChangeFilters };

/** On wide screens only; on phones sorting is among the filters. */
export function SortMenu({ sort = 'newest', onChange }: SortMenuProps) {
  const { t } = useTranslation('catalog');
  return (
    <div className={styles.menu}>
      <Menu
        label={t('browse.sort')}
        renderTrigger={(props) => (
          <button type="button" className={pill.pill} {...props}>
            {t(`browse.sorts.${sort}`)}
            <ChevronDown aria-hidden="true" />
          </button>
        )}
      >
        {LISTING_SORTS.map((choice) => (
          <MenuChoice
            key={choice}
            checked={choice === sort}
            onSelect={() => onChange({ sort: wanted(choice) })}
          >
            {t(`browse.sorts.${choice}`)}
          </MenuChoice>
        ))}
      </Menu>
    </div>
  );
}

/** What is sorted anyway need not stand in the address. */
export const wanted = (sort: ListingSort): ListingSort | undefined => (sort === 'newest' ? undefined : sort);
