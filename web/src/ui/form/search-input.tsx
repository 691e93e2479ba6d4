import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../button';
import { classes } from '../classes';
import styles from './search-input.module.css';

type SearchInputProps = {
  /** What is looked through. */
  label: string;
  placeholder?: string;
  clearLabel: string;
  maxLength: number;
  value: string;
  onType: (words: string) => void;
  /** For its room on the page. */
  className?: string;
};

/** Words to look for in what stands below it; Escape and the cross empty it. */
export function SearchInput({
  label,
  placeholder = label,
  clearLabel,
  maxLength,
  value,
  onType,
  className,
}: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onType('');
    input.current?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <search> is unknown to browsers of before 2024
    <div role="search" aria-label={label} className={classes(styles.search, className)}>
      <Search aria-hidden="true" />
      <input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={maxLength}
        value={value}
        placeholder={placeholder}
        aria-label={label}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && clear()}
      />
      {value !== '' && (
        <IconButton label={clearLabel} onClick={clear}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}
