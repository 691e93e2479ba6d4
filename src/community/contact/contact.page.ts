import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { contactPage, privacyPage, termsPage } from '#contract/pages/community';
import { Page, type PageDescription, type PageSource } from '#platform/http/page';
import { ReadSite } from './read-site.query.js';

/** The pages that name who runs the place. */
@Injectable()
@Page([contactPage, privacyPage, termsPage])
export class ContactPage implements PageSource {
  constructor(private readonly queries: QueryBus) {}

  async describe(): Promise<Partial<PageDescription>> {
    return {
      firstData: [{ endpoint: 'site', args: undefined, data: await this.queries.execute(new ReadSite()) }],
    };
  }
}
