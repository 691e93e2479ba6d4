import { LANGUAGES, type Language } from '#contract/people';
import { readStored, store } from '../browser/storage';

/** A language in its own words, as the switcher shows it: "English", "Español". */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

const KEY = 'language';
/** Of whoever is signed in; the boot script heeds it for as long as somebody is. */
const OWN_KEY = 'own_language';
const ONE_YEAR = 31_536_000;

export const isLanguage = (tag: string | null | undefined): tag is Language =>
  (LANGUAGES as readonly (string | null | undefined)[]).includes(tag);

/** The language chosen on this device, if any. */
export function chosenLanguage(): Language | null {
  const stored = readStored(KEY);
  return isLanguage(stored) ? stored : null;
}

/** Keeps the choice for the next visit, and in a cookie for what the server writes (mails, page titles). */
export function rememberLanguage(language: Language): void {
  store(KEY, language);
  tellServer(language);
}

/**
 * Keeps the language on the profile of whoever is here for their next visit, null for nobody's; answers in which this
 * browser speaks to them.
 */
export function keepOwnLanguage(own: Language | null): Language {
  store(OWN_KEY, own);
  const kept = chosenLanguage() ?? own;
  tellServer(kept);
  return kept ?? navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

function tellServer(language: Language | null): void {
  const lasts = language ? ONE_YEAR : 0;
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is missing in Safari and Firefox
  document.cookie = `${KEY}=${language}; path=/; max-age=${lasts}; samesite=lax`;
}
