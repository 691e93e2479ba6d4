import { Injectable } from '@nestjs/common';
import { Page, type PageDescription, type PageRequest, type PageSource } from '#platform/http/page';
import { type WordKey, Words } from '#platform/words/words';

interface StaticPage {
  /** The words that the page itself puts into its head (`usePageHead`), so that both sides say the same. */
  title: WordKey;
  description: WordKey;
  /** The path it should be known under, when it has several. */
  canonical?: string;
  /** Every visitor sees the same, so that the server draws it. */
  drawn?: true;
  /** Of use to one person only. */
  personal?: true;
}

/** Pages whose head is the same for everybody. */
const PAGES: Readonly<Record<string, StaticPage>> = {
  '/about': { title: 'pages:about.title', description: 'pages:about.description', drawn: true },
  '/auth': { title: 'identity:sign-in.title', description: 'identity:sign-in.lead', drawn: true },
  '/signup': { title: 'identity:sign-up.title', description: 'identity:sign-up.lead', drawn: true },
  '/create-listing': {
    title: 'create-listing:create.title',
    description: 'create-listing:create.description',
  },
  '/dashboard': { title: 'dashboard:title', description: 'dashboard:lead', personal: true },
  '/notifications': {
    title: 'notifications:title',
    description: 'notifications:description',
    personal: true,
  },
  '/pricing': { title: 'pricing:title', description: 'pricing:description', drawn: true },
  '/settings': {
    title: 'identity:settings.title',
    description: 'identity:settings.description',
    personal: true,
  },
  '/forgot-password': {
    title: 'identity:forgot.title',
    description: 'identity:forgot.lead',
    personal: true,
  },
  '/reset-password': { title: 'identity:reset.title', description: 'identity:reset.lead', personal: true },
  '/confirm-email': {
    title: 'identity:confirm.title',
    description: 'identity:confirm.description',
    personal: true,
  },
  '/change-email': {
    title: 'identity:change-email.title',
    description: 'identity:change-email.lead',
    personal: true,
  },
  '/unsubscribe': {
    title: 'notifications:unsubscribe.title',
    description: 'notifications:unsubscribe.lead',
    personal: true,
  },
  '/keep-email': {
    title: 'identity:keep-email.title',
    description: 'identity:keep-email.lead',
    personal: true,
  },
};

/** Those of use to everybody, under the address each should be known by. */
export const PUBLIC_PATHS: readonly string[] = Object.entries(PAGES)
  .filter(([, { personal, canonical }]) => !personal && !canonical)
  .map(([path]) => path);

@Injectable()
@Page(Object.keys(PAGES))
export class StaticPages implements PageSource {
  constructor(private readonly words: Words) {}

  describe({ path, language }: PageRequest): PageDescription {
    const known = path.replace(/(.)\/$/, '$1');
    const page = PAGES[known];
    if (!page) throw new Error(`No static page is described for ${known}.`);
    const t = this.words.in(language);
    return {
      title: t(page.title),
      description: t(page.description),
      canonical: page.canonical ?? known,
      noIndex: page.personal,
      drawn: page.drawn,
    };
  }
}
