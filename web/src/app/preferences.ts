import type { SessionProfile } from '../api/session-token';
import { chooseLanguage, currentLanguage } from '../i18n/i18n';
import { chosenLanguage } from '../i18n/languages';
import { applyTheme, chosenTheme } from './theme/theme';

/**
 * Brings theme and language in line with who is here. What was chosen on this device stands; a profile's own choice
 * fills in where nothing was. A new profile's English is no choice and yields to the system's language.
 */
export function adoptProfilePreferences(profile: SessionProfile | null): void {
  applyTheme(chosenTheme() ?? profile?.theme ?? null, profile?.entitlements ?? []);

  const wanted = profile && profile.language !== 'en' ? profile.language : null;
  if (wanted && !chosenLanguage() && wanted !== currentLanguage()) void chooseLanguage(wanted);
}
