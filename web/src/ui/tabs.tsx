import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useState } from 'react';
import styles from './tabs.module.css';

type Tab<Id extends string> = { id: Id; label: string; panel: ReactNode };

type TabsProps<Id extends string> = {
  label: string;
  tabs: readonly [Tab<Id>, ...Tab<Id>[]];
  /** Which one shows, for who lets something else choose one, too. */
  shown?: Id;
  onShow?: (id: Id) => void;
};

/** Panels of which one shows; arrows, Home and End move between the tabs. What was typed in a hidden one stays. */
export function Tabs<Id extends string>({ label, tabs, shown: asked, onShow }: TabsProps<Id>) {
  const [chosen, setChosen] = useState<Id>(tabs[0].id);
  const shown = asked ?? chosen;
  const setShown = onShow ?? setChosen;
  const id = useId();
  const at = tabs.findIndex((tab) => tab.id === shown);

  // What was pressed within a panel may have hidden it.
  useLayoutEffect(() => {
    if (document.activeElement?.closest('[role="tabpanel"][hidden]'))
      document.getElementById(`${id}-${shown}`)?.focus();
  }, [id, shown]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabs[placeAfter(event.key, at, tabs.length)];
    if (!next) return;
    event.preventDefault();
    setShown(next.id);
    document.getElementById(`${id}-${next.id}`)?.focus();
  };

  return (
    <>
      <div role="tablist" aria-label={label} tabIndex={-1} className={styles.list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === shown}
            aria-controls={`${id}-${tab.id}-panel`}
            tabIndex={tab.id === shown ? 0 : -1}
            className={styles.tab}
            onClick={() => setShown(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-${tab.id}-panel`}
          aria-labelledby={`${id}-${tab.id}`}
          hidden={tab.id !== shown}
        >
          {tab.panel}
        </div>
      ))}
    </>
  );
}

function placeAfter(key: string, at: number, count: number): number {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}
