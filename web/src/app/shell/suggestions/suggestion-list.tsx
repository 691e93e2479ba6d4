/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no elements are a list that a text field controls */
import { History, LayoutGrid, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../ui/classes';
import styles from './search-suggestions.module.css';
import type { Suggestion } from './suggested';

type SuggestionListProps = {
  id: string;
  suggestions: readonly Suggestion[];
  active: number;
  optionId: (index: number) => string;
  onChoose: (suggestion: Suggestion) => void;
};

const KINDS = ['recent', 'categories', 'popular'] as const;
const ICONS = { recent: History, categories: LayoutGrid, popular: Search };

export function SuggestionList({ id, suggestions, active, optionId, onChoose }: SuggestionListProps) {
  const { t } = useTranslation('search');
  return (
    <div role="listbox" id={id} aria-label={t('suggestions.label')}>
      {KINDS.map((kind) => {
        const Icon = ICONS[kind];
        const options = suggestions.map((suggestion, index) => ({ suggestion, index }));
        const own = options.filter(({ suggestion }) => suggestion.kind === kind);
        if (own.length === 0) return null;
        return (
          <div key={kind} role="group" aria-label={t(`suggestions.${kind}`)}>
            <p aria-hidden="true" className={styles.kind}>
              {t(`suggestions.${kind}`)}
            </p>
            {own.map(({ suggestion, index }) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the focus is in the field, which has the keys
              <div
                key={suggestion.text}
                id={optionId(index)}
                role="option"
                aria-selected={index === active}
                className={classes(styles.option, index === active && styles.active)}
                // The field keeps the focus.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onChoose(suggestion)}
              >
                <Icon aria-hidden="true" />
                <span>{suggestion.text}</span>
              </div>
            ))}
          </div>
        );
      })}
    </div>
  );
}
