import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import styles from './tabs.module.css';

type Tab = { id: string; label: string; panel: ReactNode };

type TabsProps = {
  label: string;
  tabs: readonly [Tab, ...Tab[]];
  /** Which one shows, for who lets something else choose one, too. */
  shown?: string;
  onShow?: (id: string) => void;
};

/** Panels of which one shows; arrows, Home and End move between the tabs. What was typed in a hidden one stays. */
export function Tabs({ label, tabs, shown: asked, onShow }: TabsProps) {
  const [chosen, setChosen] = useState(tabs[0].id);
  const shown = asked ?? chosen;
  const setShown = onShow ?? setChosen;
  const id = useId();
  const at = tabs.findIndex((tab) => tab.id === shown);

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
