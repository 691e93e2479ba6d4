import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LISTING_LIMITS, OWN_LISTING_STATUSES, type OwnListingStatus } from '#contract/listings';
import type { OwnListings } from '../../../../api/catalog/own-listings';
import { useFormat } from '../../../../i18n/format';
import { IconButton } from '../../../../ui/button';
import { Segments } from '../../../../ui/segments';
import styles from './filters.module.css';
import type { Wanted } from './use-wanted';

const CHOICES = ['all', ...OWN_LISTING_STATUSES] as const;
const PAUSE_IN_TYPING = 250;

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
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <search> is unknown to browsers of before 2024
    <div role="search" className={styles.search}>
      <Search aria-hidden="true" />
      <input
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={LISTING_LIMITS.query}
        value={typed}
        placeholder={t('listings.search')}
        aria-label={t('listings.search')}
        onChange={({ target }) => type(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && type('')}
      />
      {typed !== '' && (
        <IconButton label={t('listings.clear')} onClick={() => type('')}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}

/** What is typed is searched for once it rests, and gives way to what the address says in another way: Show all, Back. */
function useTyped(query: string, onChange: (query: string) => void) {
  const [typed, setTyped] = useState(query);
  const [told, setTold] = useState({ query, by: query });
  const latest = useRef(onChange);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (query !== told.query) {
    setTold({ ...told, query });
    if (query !== told.by) setTyped(query);
  }
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => () => clearTimeout(pause.current), []);
  const type = (words: string) => {
    setTyped(words);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      const by = words.trim();
      setTold((before) => ({ ...before, by }));
      latest.current(by);
    }, PAUSE_IN_TYPING);
  };
  return { typed, type };
}
