import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSuggestSearchesQuery } from '../../../api/catalog/search';
import { useDebounced } from '../../../browser/use-debounced';
import { useListingWords } from '../../../i18n/listing-words';
import { toast } from '../../../ui/toast/toast-store';
import { paths } from '../../paths';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches';
import styles from './search-suggestions.module.css';
import { type Suggestion, suggested } from './suggested';
import { SuggestionList } from './suggestion-list';

const PAUSE_IN_TYPING = 120;

type SearchSuggestionsProps = {
  /** The field they belong to; it has the focus. */
  input: HTMLInputElement;
  listId: string;
  /** Told what the field has to say of the list. */
  onList: (list: { open: boolean; active?: string }) => void;
  /** Writes into the field. */
  onFill: (text: string) => void;
  onSearch: (text: string) => void;
};

/** A list beneath the search field, by the combobox pattern: the focus stays in the field, arrows choose. */
export function SearchSuggestions({ input, listId, onList, onFill, onSearch }: SearchSuggestionsProps) {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const popup = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(true);
  const [active, setActive] = useState(-1);
  const [recent, setRecent] = useState(recentSearches);
  const suggestions = useSuggestions(input, recent);
  const open = wanted && suggestions.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  const activeId = open && active >= 0 ? optionId(active) : undefined;
  useEffect(() => onList({ open, ...(activeId && { active: activeId }) }), [onList, open, activeId]);
  useEffect(() => () => onList({ open: false }), [onList]);

  const close = () => {
    setWanted(false);
    setActive(-1);
  };
  const choose = (suggestion: Suggestion) => {
    close();
    onFill(suggestion.kind === 'categories' ? '' : suggestion.text);
    if (suggestion.kind !== 'categories') {
      rememberSearch(suggestion.text);
      return onSearch(suggestion.text);
    }
    input.blur();
    void navigate(`${paths.listings}?category=${suggestion.category}`);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const chosen = open ? suggestions[active] : undefined;
    if (step) {
      event.preventDefault();
      if (!open) return setWanted(true);
      // One more place than suggestions: the field itself, as it was typed.
      const places = suggestions.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      choose(chosen);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
    }
  });
  const onEvent = useEffectEvent(({ type, relatedTarget }: Event & { relatedTarget?: unknown }) => {
    if (type === 'submit') rememberSearch(input.value.trim());
    const staysWithin = relatedTarget instanceof Node && popup.current?.contains(relatedTarget);
    if (type === 'submit' || (type === 'blur' && !staysWithin)) return close();
    setActive(-1);
    setWanted(true);
    if (type === 'focus') setRecent(recentSearches());
  });
  useEffect(() => {
    const key = (event: KeyboardEvent) => onKey(event);
    const follow = (event: Event) => onEvent(event);
    const { form } = input;
    input.addEventListener('keydown', key);
    for (const type of FOLLOWED) input.addEventListener(type, follow);
    form?.addEventListener('submit', follow);
    return () => {
      input.removeEventListener('keydown', key);
      for (const type of FOLLOWED) input.removeEventListener(type, follow);
      form?.removeEventListener('submit', follow);
    };
  }, [input]);

  return (
    <>
      <output className="visually-hidden">
        {open && t('suggestions.found', { count: suggestions.length })}
      </output>
      {open && (
        <div
          ref={popup}
          className={styles.popup}
          onBlur={({ relatedTarget }) => {
            if (relatedTarget !== input && !popup.current?.contains(relatedTarget)) close();
          }}
        >
          <SuggestionList
            id={listId}
            suggestions={suggestions}
            active={active}
            optionId={optionId}
            onChoose={choose}
          />
          {suggestions.some(({ kind }) => kind === 'recent') && (
            <button
              type="button"
              className={styles.clear}
              onClick={() => {
                const putBack = forgetSearches();
                setRecent([]);
                input.focus();
                toast({
                  title: t('suggestions.cleared'),
                  action: {
                    label: t('suggestions.undo'),
                    onFollow: () => {
                      putBack();
                      setRecent(recentSearches());
                    },
                  },
                });
              }}
            >
              {t('suggestions.clear')}
            </button>
          )}
        </div>
      )}
    </>
  );
}

const FOLLOWED = ['input', 'focus', 'blur', 'click'] as const;
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** What to show for what stands in the field. While newer ones are under way the ones before stay. */
function useSuggestions(input: HTMLInputElement, recent: readonly string[]): Suggestion[] {
  const words = useListingWords();
  const typed = useTyped(input);
  const asked = useDebounced(typed.trim(), PAUSE_IN_TYPING);
  const { data, isFetching } = useSuggestSearchesQuery({ q: asked });
  const settled = !isFetching && asked === typed.trim();
  const fits = (word: string) => settled || word.toLowerCase().startsWith(typed.trim().toLowerCase());
  return suggested(typed, {
    recent,
    words: data?.words.filter(fits) ?? [],
    categories: (settled && data?.categories) || [],
    nameOf: words.category,
  });
}

function useTyped(input: HTMLInputElement): string {
  const [typed, setTyped] = useState(input.value);
  useEffect(() => {
    const read = () => setTyped(input.value);
    // The search that is shown writes into the field as well, without an event.
    for (const type of FOLLOWED) input.addEventListener(type, read);
    return () => {
      for (const type of FOLLOWED) input.removeEventListener(type, read);
    };
  }, [input]);
  return typed;
}
