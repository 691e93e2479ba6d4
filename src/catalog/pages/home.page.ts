import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ProductSettings } from '#platform/config/product.settings';
import { Page, type PageDescription, type PageRequest, type PageSource } from '#platform/http/page';
import { Words } from '#platform/words/words';
import { BrowseParams } from '../browse/browse.dto.js';
import { BrowseListings } from '../browse/browse-listings.query.js';
import { cardPreload } from './image-preload.js';

@Injectable()
@Page('/')
export class HomePage implements PageSource {
  constructor(
    private readonly queries: QueryBus,
    private readonly settings: ProductSettings,
    private readonly words: Words,
  ) {}

  async describe({ language }: PageRequest): Promise<PageDescription> {
    const { BRAND_NAME, publicUrl } = this.settings;
    const t = this.words.in(language);
    const data = (await this.queries.execute(new BrowseListings(new BrowseParams()))).read();
    const cover = data.items.find(({ image }) => image)?.image;
    return {
      title: t('home:title'),
      description: t('home:description'),
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
