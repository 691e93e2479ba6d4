import type { Feature } from '#contract/monetization/plans';
import { PREMIUM_THEMES, THEMES, type Theme } from '#contract/people';

export const isTheme = (name: string | null | undefined): name is Theme =>
  (THEMES as readonly (string | null | undefined)[]).includes(name);

export const isPremium = (theme: Theme): boolean => (PREMIUM_THEMES as readonly Theme[]).includes(theme);

/** Whether this person may use the theme; the server asks the same when it is saved to a profile. */
export const mayUse = (theme: Theme, entitlements: readonly Feature[]) =>
  !isPremium(theme) || entitlements.includes('premium-themes');

/** The chosen theme where it is allowed, else what the system prefers (spec 1, section 4). */
export function themeToShow(
  chosen: Theme | null,
  entitlements: readonly Feature[],
  systemIsDark: boolean,
): Theme {
  if (chosen && mayUse(chosen, entitlements)) return chosen;
  return systemIsDark ? 'dark' : 'light';
}
