import { Search } from 'lucide-react';
import { type FormEvent, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { LISTING_LIMITS } from '#contract/listings';
import { paths } from '../paths';
import { PartBoundary } from '../problems/part-boundary';
import { suggestions } from './panels/panels';
import styles from './search-field.module.css';

/** Searches all listings; on the browse page it keeps the filters that are set there. */
export function SearchField() {
  const { pathname, search } = useLocation();
  const filters = pathname === paths.listings ? search : '';
  const query = new URLSearchParams(filters).get('q') ?? '';
  const { t } = useTranslation();
  const navigate = useNavigate();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  // Suggestions come with the first focus; until then nobody has to fetch them.
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const [list, setList] = useState<{ open: boolean; active?: string }>({ open: false });

  useEffect(() => {
    // Somebody was quicker than the scripts.
    if (document.activeElement === input.current) setField(input.current);
  }, []);

  const shown = useRef(query);
  const isTyping = useRef(false);
  useEffect(() => {
    if (!input.current || shown.current === query) return;
    shown.current = query;
    // Who types the next search while the results of the last come keeps it.
    if (!isTyping.current) input.current.value = query;
  }, [query]);

  const searchFor = (typed: string) => {
    const params = new URLSearchParams(filters);
    if (typed) params.set('q', typed);
    else params.delete('q');
    // The keyboard of a phone would cover the results.
    input.current?.blur();
    void navigate({ pathname: paths.listings, search: params.toString() });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    searchFor(input.current?.value.trim() ?? '');
  };

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <search> is unknown to browsers of before 2024
    <form role="search" action={paths.listings} className={styles.search} onSubmit={submit}>
      <Search aria-hidden="true" />
      <input
        ref={input}
        type="search"
        name="q"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={LISTING_LIMITS.query}
        defaultValue={query}
        placeholder={t('search.placeholder')}
        aria-label={t('search.label')}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={list.open}
        aria-controls={listId}
        aria-activedescendant={list.active}
        onFocus={({ target }) => setField(target)}
        onInput={() => {
          isTyping.current = true;
        }}
        onBlur={() => {
          isTyping.current = false;
        }}
      />
      {field && (
        <PartBoundary>
          <Suspense>
            <suggestions.Page
              input={field}
              listId={listId}
              onList={setList}
              onFill={(text) => {
                if (input.current) input.current.value = text;
              }}
              onSearch={searchFor}
            />
          </Suspense>
        </PartBoundary>
      )}
    </form>
  );
}
