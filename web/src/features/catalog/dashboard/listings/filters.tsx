import { useTranslation } from 'react-i18next';
import { LISTING_LIMITS, OWN_LISTING_STATUSES, type OwnListingStatus } from '#contract/listings';
import type { OwnListings } from '../../../../api/catalog/own-listings';
import { useFormat } from '../../../../i18n/format';
import { SearchInput } from '../../../../ui/form/search-input';
import { useTyped } from '../../../../ui/form/use-typed';
import { Segments } from '../../../../ui/segments';
import styles from './filters.module.css';
import type { Wanted } from './use-wanted';

const CHOICES = ['all', ...OWN_LISTING_STATUSES] as const;

type FiltersProps = {
  wanted: Wanted;
  totals: OwnListings['totals'] | undefined;
  onChange: (change: Wanted) => void;
};

export function Filters({ wanted: { status, q = '' }, totals, onChange }: FiltersProps) {
  const { t } = useTranslation('dashboard');
  const { number } = useFormat();
  const countOf = (choice: 'all' | OwnListingStatus) =>
    totals && number(totals[choice === 'all' ? 'listings' : choice]);
  return (
    <div className={styles.filters}>
      <Segments
        label={t('listings.by-status')}
        choices={CHOICES}
        chosen={status ?? 'all'}
        nameOf={(choice) => t(`status.${choice}`)}
        countOf={countOf}
        onChoose={(choice) => onChange({ status: choice === 'all' ? undefined : choice })}
      />
      <TitleSearch query={q} onChange={(words) => onChange({ q: words })} />
    </div>
  );
}

function TitleSearch({ query, onChange }: { query: string; onChange: (query: string) => void }) {
  const { t } = useTranslation('dashboard');
  const { typed, type } = useTyped(query, onChange);
  return (
    <SearchInput
      label={t('listings.search')}
      clearLabel={t('listings.clear')}
      maxLength={LISTING_LIMITS.query}
      value={typed}
      onType={type}
      className={styles.search}
    />
  );
}
