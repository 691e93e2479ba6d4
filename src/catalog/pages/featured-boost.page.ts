import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { featuredBoostPage } from '#contract/pages/monetization';
import { Page, type PageDescription, type PageSource } from '#platform/http/page';
import { BrowseParams } from '../browse/browse.dto.js';
import { BrowseListings } from '../browse/browse-listings.query.js';
import { cardPreload } from './image-preload.js';

/** What is boosted now. */
@Injectable()
@Page(featuredBoostPage)
export class FeaturedBoostPage implements PageSource {
  constructor(private readonly queries: QueryBus) {}

  async describe(): Promise<Partial<PageDescription>> {
    const boosted = Object.assign(new BrowseParams(), { boosted: true });
    const data = (await this.queries.execute(new BrowseListings(boosted))).read();
    const cover = data.items.find(({ image }) => image)?.image;
    return {
      ...(cover && { preloadImage: cardPreload(cover) }),
      firstData: [
        { endpoint: 'boostedListings', args: undefined, data: { pages: [data], pageParams: [null] } },
      ],
    };
  }
}
