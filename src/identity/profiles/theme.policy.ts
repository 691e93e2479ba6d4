import { type Entitlement, PREMIUM_THEMES, type Theme } from '#contract/people';

export const isPremiumTheme = (theme: Theme): boolean => PREMIUM_THEMES.some((premium) => premium === theme);

export const mayUseTheme = (theme: Theme, entitlements: readonly Entitlement[]): boolean =>
  !isPremiumTheme(theme) || entitlements.includes('premium-themes');
