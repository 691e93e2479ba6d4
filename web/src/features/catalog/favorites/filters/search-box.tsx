import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FAVORITE_LIMITS } from '#contract/favorites';
import type { ChangeFavoriteFilters } from '../use-favorite-filters';
import styles from './search-box.module.css';

const PAUSE_MS = 250;

type SearchBoxProps = { q: string | undefined; onChange: ChangeFavoriteFilters };

/** Looks while one types, after a short pause. */
export function SearchBox({ q, onChange }: SearchBoxProps) {
  const { t } = useTranslation('favorites');
  const [typed, setTyped] = useState(q ?? '');
  const [asked, setAsked] = useState(q);
  // The address was changed by something else: cleared, or gone back.
  if (asked !== q) {
    setAsked(q);
    if ((q ?? '') !== typed.trim()) setTyped(q ?? '');
  }
  useEffect(() => {
    if (typed.trim() === (q ?? '')) return undefined;
    const timer = setTimeout(() => onChange({ q: typed.trim() || undefined }), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <label className={styles.box}>
      <Search aria-hidden="true" />
      <input
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        maxLength={FAVORITE_LIMITS.query}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </label>
  );
}
