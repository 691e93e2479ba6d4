import type { Locale } from 'antd/es/locale';
import english from 'antd/es/locale/en_US';
import type { Language } from '#contract/people';

/** antd's components bring it along anyway. */
export const ENGLISH: Locale = english;

type Loader = () => Promise<{ default: Locale }>;

const LOADERS: Record<Language, Loader> = {
  en: () => Promise.resolve({ default: ENGLISH }),
  es: () => import('antd/es/locale/es_ES'),
  fr: () => import('antd/es/locale/fr_FR'),
  de: () => import('antd/es/locale/de_DE'),
  it: () => import('antd/es/locale/it_IT'),
  pt: () => import('antd/es/locale/pt_BR'),
  zh: () => import('antd/es/locale/zh_CN'),
  ja: () => import('antd/es/locale/ja_JP'),
  hi: () => import('antd/es/locale/hi_IN'),
};

/** antd's own words (date pickers, empty tables) in one language. */
export async function antdLocale(language: string): Promise<Locale> {
  const load = language in LOADERS ? LOADERS[language as Language] : LOADERS.en;
  return (await load()).default;
}
