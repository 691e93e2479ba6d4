import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LANGUAGES, type Language } from '#contract/people';
import { brandName } from '../browser/brand';
import { isLanguage, rememberLanguage } from './languages';
import { translationFiles } from './translation-files';

export const i18n = createInstance();

/** Undefined on the server, which draws with texts of its own (`textsIn`). */
let started: Promise<unknown> | undefined;

/**
 * Starts in the language the boot script wrote on the page; resolves once the first page's texts are there.
 * @throws where there are none for what stands around it
 */
export function startI18n(namespaces: readonly string[]): Promise<void> {
  i18n.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  started = begin(i18n.use(initReactI18next), document.documentElement.lang, namespaces);
  return loadTexts(['common']);
}

/** Texts in a language of their own, beside those on screen: for the server, which draws in all of them. */
export async function textsIn(language: Language, namespaces: readonly string[]): Promise<I18n> {
  const texts = createInstance();
  await begin(texts, language, namespaces);
  return texts;
}

const begin = (instance: I18n, language: string, namespaces: readonly string[]) =>
  instance.use(translationFiles).init({
    lng: language,
    supportedLngs: [...LANGUAGES],
    fallbackLng: 'en',
    load: 'languageOnly',
    ns: ['common', ...namespaces],
    defaultNS: 'common',
    interpolation: { escapeValue: false, defaultVariables: { brand: brandName } },
  });

/** Fetches the texts of a page that is about to be shown. @throws where there are none, not even the English ones */
export async function loadTexts(namespaces: readonly string[]): Promise<void> {
  if (!started) return;
  await started;
  await i18n.loadNamespaces(namespaces);
  // That tells of no failure; the next time it asks for them anew.
  for (const name of namespaces)
    if (!i18n.languages.some((language) => i18n.hasResourceBundle(language, name))) throw new Error(name);
}

/** The same for who has to say something in any case. */
export const tryTexts = (namespaces: readonly string[]): Promise<void> =>
  loadTexts(namespaces).catch(() => undefined);

/** Switches at once: the texts of every namespace in use are fetched before anything on screen changes. */
export async function chooseLanguage(language: Language): Promise<void> {
  rememberLanguage(language);
  await i18n.changeLanguage(language);
}

/** Fetches a language's texts ahead of a likely switch. */
export const prepareLanguage = (language: Language) => i18n.loadLanguages(language);

export const currentLanguage = (): Language => (isLanguage(i18n.language) ? i18n.language : 'en');
