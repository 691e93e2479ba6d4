import { useTranslation } from 'react-i18next';
import { LISTING_SORTS, type ListingSort } from '#contract/listings';
import { classes } from '../../../ui/classes';
import { Select } from '../../../ui/form/select';
import pill from './filters/pill.module.css';
import styles from './sort-select.module.css';
import { wanted } from './sorting';
import type { ChangeFilters } from './use-browse-filters';

/** On wide screens only; on phones sorting is among the filters. */
export function SortSelect({ sort = 'newest', onChange }: { sort?: ListingSort; onChange: ChangeFilters }) {
  const { t } = useTranslation('catalog');
  return (
    <Select
      aria-label={t('browse.sort')}
      className={classes(pill.pill, styles.sort)}
      value={sort}
      choices={LISTING_SORTS}
      nameOf={(choice) => t(`browse.sorts.${choice}`)}
      onChoose={(choice) => onChange({ sort: wanted(choice) })}
    />
  );
}
