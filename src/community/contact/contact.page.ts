import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Page, type PageDescription, type PageRequest, type PageSource } from '#platform/http/page';
import { type WordKey, Words } from '#platform/words/words';
import { ReadSite } from './read-site.query.js';

const HEADS: Readonly<Record<string, { title: WordKey; description: WordKey; canonical: string }>> = {
  '/contact': { title: 'contact:title', description: 'contact:description', canonical: '/contact' },
  '/privacy': { title: 'pages:privacy.title', description: 'pages:privacy.lead', canonical: '/privacy' },
  '/terms': { title: 'pages:terms.title', description: 'pages:terms.lead', canonical: '/terms' },
};

/** The pages that name who runs the place. */
@Injectable()
@Page(['/contact', '/privacy', '/privacy-policy', '/terms', '/terms-of-service'])
export class ContactPage implements PageSource {
  constructor(
    private readonly queries: QueryBus,
    private readonly words: Words,
  ) {}

  async describe({ path, language }: PageRequest): Promise<PageDescription> {
    const head = HEADS[path.replace(/-policy|-of-service|\/$/g, '')];
    if (!head) throw new Error(`No page is described for ${path}.`);
    const t = this.words.in(language);
    return {
      title: t(head.title),
      description: t(head.description),
      canonical: head.canonical,
      firstData: [{ endpoint: 'site', args: undefined, data: await this.queries.execute(new ReadSite()) }],
    };
  }
}
