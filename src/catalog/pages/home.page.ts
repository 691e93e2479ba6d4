import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { browsePage, homePage } from '#contract/pages/catalog';
import { ProductSettings } from '#platform/config/product.settings';
import { Page, type PageDescription, type PageSource } from '#platform/http/page';
import { BrowseParams } from '../browse/browse.dto.js';
import { BrowseListings } from '../browse/browse-listings.query.js';
import { cardPreload } from './image-preload.js';

@Injectable()
@Page(homePage)
export class HomePage implements PageSource {
  constructor(
    private readonly queries: QueryBus,
    private readonly settings: ProductSettings,
  ) {}

  async describe(): Promise<Partial<PageDescription>> {
    const { BRAND_NAME, publicUrl } = this.settings;
    const data = (await this.queries.execute(new BrowseListings(new BrowseParams()))).read();
    const cover = data.items.find(({ image }) => image)?.image;
    return {
      ...(cover && { preloadImage: cardPreload(cover) }),
      schema: [
        {
          '@context': 'https://schema.org',
          '@type': 'WebSite',
          name: BRAND_NAME,
          url: publicUrl,
          potentialAction: {
            '@type': 'SearchAction',
            target: `${publicUrl}${browsePage.path}?q={search_term_string}`,
            'query-input': 'required name=search_term_string',
          },
        },
      ],
      firstData: [{ endpoint: 'browseListings', args: {}, data }],
    };
  }
}
