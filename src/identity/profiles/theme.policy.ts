import { PREMIUM_THEMES, type Theme } from '#contract/people';

const PREMIUM_EMAIL = /premium|pro/;

export const isPremiumTheme = (theme: Theme): boolean => PREMIUM_THEMES.some((premium) => premium === theme);

/** Spec 1, section 6: by what the e-mail contains; or full access given by the operator. */
export const mayUsePremiumThemes = (email: string | null, fullAccessEmails: readonly string[]): boolean =>
  email !== null && (PREMIUM_EMAIL.test(email) || fullAccessEmails.includes(email));
