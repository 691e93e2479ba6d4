import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useBackCloses } from '../../browser/layers/use-back-closes';
import { classes } from '../classes';
import styles from './menu.module.css';
import { MenuContext } from './menu-context';
import { moveFocus } from './menu-focus';

type MenuProps = {
  /** Draws the button; it must pass on what it is given. */
  renderTrigger: (props: MenuTriggerProps) => ReactNode;
  label: string;
  /** Stands above the items, without being one. */
  head?: ReactNode;
  /** Which end of the trigger it is flush with. */
  align?: 'start' | 'end';
  /** For a menu whose code was fetched because someone wanted to open it. */
  initiallyOpen?: boolean;
  children: ReactNode;
};

export type MenuTriggerProps = {
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** A drop-down of MenuItems: arrows, Home, End and first letters move, Escape, Tab and Back close and give focus back. */
export function Menu({
  renderTrigger,
  label,
  head,
  align = 'end',
  initiallyOpen = false,
  children,
}: MenuProps) {
  const [open, setOpen] = useState(initiallyOpen);
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();

  const close = ({ refocus }: { refocus: boolean }) => {
    setOpen(false);
    // The page stays where it is, as with a dialog.
    if (refocus) document.getElementById(`${id}-trigger`)?.focus({ preventScroll: true });
  };

  useBackCloses(open, () => close({ refocus: true }));

  useEffect(() => {
    if (!open) return undefined;
    moveFocus(list.current, 'current');
    const closeFromOutside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeFromOutside);
    return () => document.removeEventListener('pointerdown', closeFromOutside);
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close({ refocus: true });
    else if (event.key === 'Tab') close({ refocus: false });
    else if (moveFocus(list.current, event.key)) event.preventDefault();
  };

  return (
    <div ref={root} className={styles.root}>
      {renderTrigger({
        id: `${id}-trigger`,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': `${id}-list`,
        onClick: () => (open ? close({ refocus: false }) : setOpen(true)),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        },
      })}
      <div className={classes(styles.panel, styles[align])} hidden={!open}>
        {open && head}
        <div
          ref={list}
          id={`${id}-list`}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          className={styles.list}
          onKeyDown={onKeyDown}
        >
          {open && <MenuContext value={() => close({ refocus: true })}>{children}</MenuContext>}
        </div>
      </div>
    </div>
  );
}
