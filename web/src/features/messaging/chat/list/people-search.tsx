import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/button';
import styles from './people-search.module.css';

const LONGEST = 100;

type PeopleSearchProps = { query: string; onChange: (query: string) => void };

export function PeopleSearch({ query, onChange }: PeopleSearchProps) {
  const { t } = useTranslation('chat');
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <search> is unknown to browsers of before 2024
    <div role="search" aria-label={t('list.search-region')} className={styles.search}>
      <Search aria-hidden="true" />
      <input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={LONGEST}
        value={query}
        placeholder={t('list.search-placeholder')}
        aria-label={t('list.search')}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && clear()}
      />
      {query !== '' && (
        <IconButton label={t('list.clear')} onClick={clear}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}
