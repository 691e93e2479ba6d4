import type { Locale } from 'antd/es/locale';
import english from 'antd/es/locale/en_US';

/** antd's components bring it along anyway. */
export const ENGLISH: Locale = english;

type Loader = () => Promise<{ default: Locale }>;

/** Of every language that may come to be spoken; without one, antd's words are English. */
const LOADERS: Partial<Record<string, Loader>> = {
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
  return (await LOADERS[language]?.())?.default ?? ENGLISH;
}
