import type { SessionProfile } from '../api/session-token';
import { currentLanguage, i18n } from '../i18n/i18n';
import { keepOwnLanguage } from '../i18n/languages';
import { applyTheme, chosenTheme } from './theme/theme';

/**
 * Brings theme and language in line with who is here. What was chosen on this device stands; a profile's own choice
 * fills in where nothing was, until the session ends: the next person here may have another. A new profile's English is
 * no choice and yields to the system's language.
 */
export function adoptProfilePreferences(profile: SessionProfile | null): void {
  applyTheme(chosenTheme() ?? profile?.theme ?? null, profile?.entitlements ?? []);

  const wanted = keepOwnLanguage(profile && profile.language !== 'en' ? profile.language : null);
  if (wanted !== currentLanguage()) void i18n.changeLanguage(wanted);
}
