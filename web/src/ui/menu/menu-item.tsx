import type { LucideIcon } from 'lucide-react';
import { type MouseEvent, type ReactNode, use } from 'react';
import { Link, type LinkProps } from '../link';
import styles from './menu.module.css';
import { MenuContext } from './menu-context';

type Content = { icon?: LucideIcon; children: ReactNode };

export function MenuLink({
  to,
  state,
  onClick,
  ...content
}: Content & Pick<LinkProps, 'to' | 'state'> & { onClick?: (event: MouseEvent) => void }) {
  const close = use(MenuContext);
  return (
    <Link
      to={to}
      state={state}
      role="menuitem"
      tabIndex={-1}
      className={styles.item}
      onClick={(event) => {
        close();
        onClick?.(event);
      }}
    >
      <Words {...content} />
    </Link>
  );
}

/** Hands over to another site or program. */
export function MenuExternalLink({
  href,
  onFollow,
  ...content
}: Content & { href: string; onFollow?: () => void }) {
  const close = use(MenuContext);
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      role="menuitem"
      tabIndex={-1}
      className={styles.item}
      onClick={() => {
        onFollow?.();
        close();
      }}
    >
      <Words {...content} />
    </a>
  );
}

export function MenuAction({ onSelect, ...content }: Content & { onSelect: () => void }) {
  const close = use(MenuContext);
  const select = () => {
    close();
    onSelect();
  };
  return (
    <button type="button" role="menuitem" tabIndex={-1} className={styles.item} onClick={select}>
      <Words {...content} />
    </button>
  );
}

type MenuChoiceProps = {
  checked: boolean;
  /** Shown but not to be had; the children say why. */
  locked?: boolean;
  onSelect: () => void;
  /** Something is about to be chosen: pointed at or focused. */
  onConsider?: () => void;
  lang?: string;
  children: ReactNode;
};

/** One of several of which exactly one holds. */
export function MenuChoice({
  checked,
  locked = false,
  onSelect,
  onConsider,
  lang,
  children,
}: MenuChoiceProps) {
  const close = use(MenuContext);
  const select = () => {
    if (locked) return;
    close();
    onSelect();
  };
  return (
    <button
      type="button"
      role="menuitemradio"
      aria-checked={checked}
      aria-disabled={locked || undefined}
      tabIndex={-1}
      lang={lang}
      className={styles.item}
      onClick={select}
      onPointerEnter={onConsider}
      onFocus={onConsider}
    >
      {children}
    </button>
  );
}

function Words({ icon: Icon, children }: Content) {
  return (
    <>
      {Icon && <Icon aria-hidden="true" />}
      {children}
    </>
  );
}
