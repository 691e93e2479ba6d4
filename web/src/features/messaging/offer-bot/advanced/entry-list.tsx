import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusKept } from '../../../../browser/use-focus-kept';
import { Button, IconButton } from '../../../../ui/button';
import styles from './entry-list.module.css';

type EntryListProps<Entry extends { key: string }> = {
  title: string;
  lead: string;
  add: string;
  nameOf: (number: number) => string;
  entries: readonly Entry[];
  /** At most so many. */
  max: number;
  errorAt: (place: number) => string | undefined;
  makeEntry: () => Entry;
  onChange: (entries: Entry[]) => void;
  children: (entry: Entry, change: (changed: Partial<Entry>) => void) => ReactNode;
};

/** Settings of which there may be several: each is a card that can be taken out, and one more can be added. */
export function EntryList<Entry extends { key: string }>(props: EntryListProps<Entry>) {
  const { title, lead, add, nameOf, entries, max, errorAt, makeEntry, onChange, children } = props;
  const { t } = useTranslation('bots');
  const place = useFocusKept<HTMLElement>();
  return (
    <section ref={place} className={styles.list}>
      <div>
        <h3>{title}</h3>
        <p className={styles.lead}>{lead}</p>
      </div>
      {entries.length > 0 && (
        <ul className={styles.list}>
          {entries.map((entry, nth) => {
            const error = errorAt(nth);
            const name = nameOf(nth + 1);
            return (
              <li key={entry.key}>
                <fieldset className={styles.entry} data-invalid={error ? true : undefined}>
                  <legend className={styles.head}>{name}</legend>
                  <IconButton
                    label={`${t('advanced.remove')}: ${name}`}
                    className={styles.remove}
                    onClick={() => onChange(entries.filter((one) => one !== entry))}
                  >
                    <X aria-hidden="true" />
                  </IconButton>
                  {children(entry, (changed) =>
                    onChange(entries.map((one) => (one === entry ? { ...one, ...changed } : one))),
                  )}
                  {error && (
                    <p role="alert" className={styles.error}>
                      {error}
                    </p>
                  )}
                </fieldset>
              </li>
            );
          })}
        </ul>
      )}
      {entries.length < max && (
        <Button
          variant="secondary"
          size="small"
          className={styles.add}
          onClick={() => onChange([...entries, makeEntry()])}
        >
          <Plus aria-hidden="true" />
          {add}
        </Button>
      )}
    </section>
  );
}
