import type { ComponentType } from 'react';
import type { MenuTriggerProps } from '../../../ui/menu/menu';
import type { LazyPage } from '../../routing/lazy-page';
import { usePanel } from './panels';

export type ShellMenuProps = { initiallyOpen?: boolean };

type LazyMenuProps = {
  menu: LazyPage<ShellMenuProps>;
  trigger: ComponentType<Partial<MenuTriggerProps>>;
};

/** A menu of which only the button is there until someone presses it. */
export function LazyMenu({ menu, trigger: Trigger }: LazyMenuProps) {
  const panel = usePanel(menu);
  if (panel.mounted) return <menu.Page initiallyOpen />;
  return <Trigger aria-haspopup="menu" aria-expanded={false} onClick={panel.show} />;
}
