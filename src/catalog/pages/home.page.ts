import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Settings } from '#platform/config/settings';
import { Page, type PageDescription, type PageSource } from '#platform/http/page';
import { BrowseParams } from '../browse/browse.dto.js';
import { BrowseListings } from '../browse/browse-listings.query.js';
import { cardPreload } from './image-preload.js';

@Injectable()
@Page('/')
export class HomePage implements PageSource {
  constructor(
    private readonly queries: QueryBus,
    private readonly settings: Settings,
  ) {}

  async describe(): Promise<PageDescription> {
    const { BRAND_NAME, publicUrl } = this.settings;
    const data = await this.queries.execute(new BrowseListings(new BrowseParams()));
    const cover = data.items.find(({ image }) => image)?.image;
    return {
      title: BRAND_NAME,
      description: `Make cash, lose clutter: ${BRAND_NAME} is the free second-hand marketplace for students and local communities.`,
      canonical: '/',
      ...(cover && { preloadImage: cardPreload(cover) }),
      schema: [
        {
          '@context': 'https://schema.org',
          '@type': 'WebSite',
          name: BRAND_NAME,
          url: publicUrl,
          potentialAction: {
            '@type': 'SearchAction',
            target: `${publicUrl}/listings?q={search_term_string}`,
            'query-input': 'required name=search_term_string',
          },
        },
      ],
      firstData: [{ endpoint: 'browseListings', args: {}, data }],
    };
  }
}
