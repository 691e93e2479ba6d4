import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LISTING_LIMITS } from '#contract/listings';
import { trimmedTags } from '#contract/texts/tags';
import { useFocusKept } from '../../../../browser/use-focus-kept';
import { Button } from '../../../../ui/button';
import { classes } from '../../../../ui/classes';
import type { ControlProps } from '../../../../ui/form/field';
import styles from './tags-input.module.css';

type TagsInputProps = ControlProps & { tags: string[]; onChange: (tags: string[]) => void };

/** Words to be found by; Enter, a comma, the button or leaving the field adds what was typed. */
export function TagsInput({ tags, onChange, ...control }: TagsInputProps) {
  const { t } = useTranslation('create-listing');
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const list = useFocusKept<HTMLUListElement>(input);
  const full = tags.length >= LISTING_LIMITS.tags;

  const all = withTags(tags, typed);
  const add = () => {
    setTyped('');
    if (all.length > tags.length) onChange(all);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that picks a word of an input method is none.
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== ',')) return;
    event.preventDefault();
    add();
  };
  return (
    <>
      <div className={styles.row}>
        <input
          {...control}
          ref={input}
          value={typed}
          // Whoever adds the last one stays in the field.
          readOnly={full}
          autoComplete="off"
          enterKeyHint="enter"
          placeholder={t('create.fields.tags.placeholder')}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
          onBlur={add}
        />
        <Button variant="secondary" aria-disabled={full || undefined} onClick={add}>
          <Plus aria-hidden="true" />
          {t('create.fields.tags.add')}
        </Button>
      </div>
      {all.length > 0 && (
        <ul
          ref={list}
          aria-label={t('create.fields.tags.list')}
          aria-hidden={tags.length === 0 || undefined}
          className={styles.tags}
        >
          {tags.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                className={styles.tag}
                aria-label={t('create.fields.tags.remove', { tag })}
                onClick={() => onChange(tags.filter((other) => other !== tag))}
              >
                {tag}
                <X aria-hidden="true" />
              </button>
            </li>
          ))}
          {/* Their room: what is pressed as they are added must not move from under the finger. */}
          {all.slice(tags.length).map((tag) => (
            <li key={tag} aria-hidden="true" className={classes(styles.tag, styles.coming)}>
              {tag}
              <X aria-hidden="true" />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Trimmed, each once, no more than fit. */
function withTags(tags: readonly string[], typed: string): string[] {
  return [...new Set([...tags, ...trimmedTags(typed.split(','))])].slice(0, LISTING_LIMITS.tags);
}
