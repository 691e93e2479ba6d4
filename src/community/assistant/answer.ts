import type { HelpArticle } from '#contract/community/help';
import { helpPath } from '#contract/community/help';
import { formatAmount, formatPrice } from '#contract/money';
import { listingPage } from '#contract/pages/catalog';
import { pathTo } from '#contract/pages/page';
import type { Language } from '#contract/people';
import type { Translate, WordKey } from '#platform/words/words';
import type { AssistantSource } from './assistant.dto.js';

/** What is answered, and where that is from. */
export interface Answer {
  reply: string;
  sources: AssistantSource[];
  /** False: nothing is known about it. */
  known: boolean;
}

/** Who is told, and how that is written. */
export interface Telling {
  t: Translate;
  language: Language;
}

export const priceIn = ({ t, language }: Telling, amount: number): string =>
  formatPrice(amount, { locale: language, precision: 'short', free: t('common:price.free') });

export const amountIn = ({ language }: Telling, amount: number): string =>
  formatAmount(amount, { locale: language, precision: 'short' });

export const dayIn = ({ language }: Telling, iso: string, timeZone = 'UTC'): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(new Date(iso));

export const timeIn = ({ language }: Telling, iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(
    new Date(iso),
  );

export const listingSource = ({ id, title }: { id: string; title: string }): AssistantSource => ({
  kind: 'listing',
  title,
  path: pathTo(listingPage.path, id),
});

export const pageSource = (t: Translate, path: string, title: string): AssistantSource => ({
  kind: 'page',
  // The title of a declared page, which a test finds in the words.
  title: t(title as WordKey),
  path,
});

/** The help text itself, and the page where one does what it explains. */
export const articleSources = (
  t: Translate,
  { id, path, pageTitle }: HelpArticle,
  question: string,
): AssistantSource[] => [
  { kind: 'help', title: question, path: helpPath(id) },
  ...(path && pageTitle ? [pageSource(t, path, pageTitle)] : []),
];
