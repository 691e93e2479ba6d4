import { useTranslation } from 'react-i18next';
import { classes } from '../../../ui/classes';
import { Select } from '../../../ui/form/select';
import type { BrowseFilters } from './browse';
import pill from './filters/pill.module.css';
import styles from './sort-select.module.css';
import { sortsOf, wanted } from './sorting';
import type { ChangeFilters } from './use-browse-filters';

type SortSelectProps = { filters: BrowseFilters; onChange: ChangeFilters };

/** On wide screens only; on phones sorting is among the filters. */
export function SortSelect({ filters, onChange }: SortSelectProps) {
  const { t } = useTranslation('browse');
  return (
    <Select
      aria-label={t('sort')}
      className={classes(pill.pill, styles.sort)}
      value={filters.sort ?? 'newest'}
      choices={sortsOf(filters)}
      nameOf={(choice) => t(`sorts.${choice}`)}
      onChoose={(choice) => onChange({ sort: wanted(choice) })}
    />
  );
}
