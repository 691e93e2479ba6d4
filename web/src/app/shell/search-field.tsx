import { Search } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { LISTING_LIMITS } from '#contract/listings';
import { paths } from '../paths';
import styles from './search-field.module.css';

/** Searches all listings; on the browse page it keeps the filters that are set there. */
export function SearchField() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const filters = pathname === paths.listings ? search : '';
  const query = new URLSearchParams(filters).get('q') ?? '';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = input.current?.value.trim() ?? '';
    const params = new URLSearchParams(filters);
    if (wanted) params.set('q', wanted);
    else params.delete('q');
    // The keyboard of a phone would cover the results.
    input.current?.blur();
    void navigate({ pathname: paths.listings, search: params.toString() });
  };

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <search> is unknown to browsers of before 2024
    <form role="search" action={paths.listings} className={styles.search} onSubmit={submit}>
      <Search aria-hidden="true" />
      <input
        key={query}
        ref={input}
        type="search"
        name="q"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={LISTING_LIMITS.query}
        defaultValue={query}
        placeholder={t('search.placeholder')}
        aria-label={t('search.label')}
      />
    </form>
  );
}
