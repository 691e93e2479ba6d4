import { LANGUAGES, type Language } from '#contract/people';
import { readStored, store } from '../browser/storage';

/** A language in its own words, as the switcher shows it: "English", "Español". */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

const KEY = 'language';
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
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is missing in Safari and Firefox
  document.cookie = `${KEY}=${language}; path=/; max-age=${ONE_YEAR}; samesite=lax`;
}
