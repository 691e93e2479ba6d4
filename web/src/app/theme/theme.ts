import { useSyncExternalStore } from 'react';
import type { Feature } from '#contract/monetization/plans';
import type { Theme } from '#contract/people';
import { readStored, store } from '../../browser/storage';
import { isTheme, themeToShow } from './theme-policy';

const KEY = 'theme';
const listeners = new Set<() => void>();

/** The theme on the page; the boot script has set it before the first paint. */
export function currentTheme(): Theme {
  const shown = document.documentElement.dataset.theme;
  return isTheme(shown) ? shown : 'light';
}

export function chosenTheme(): Theme | null {
  const stored = readStored(KEY);
  return isTheme(stored) ? stored : null;
}

export function chooseTheme(theme: Theme): void {
  store(KEY, theme);
  show(theme);
}

/** Falls back to the system's preference when the choice is not, or no longer, this person's to make. */
export function applyTheme(chosen: Theme | null, entitlements: readonly Feature[]): void {
  const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  show(themeToShow(chosen, entitlements, systemIsDark));
}

export const useTheme = () => useSyncExternalStore(subscribe, currentTheme, () => 'light' as const);

function show(theme: Theme): void {
  const root = document.documentElement;
  if (root.dataset.theme === theme) return;
  // Colours in transition would pass through combinations that nobody checked for contrast.
  root.dataset.switching = '';
  root.dataset.theme = theme;
  const page = getComputedStyle(root).getPropertyValue('--bg').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', page);
  for (const tell of listeners) tell();
  requestAnimationFrame(() => delete root.dataset.switching);
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
}
