import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type Condition, metaDescription } from '#contract/listings';
import { imageUrl } from '#contract/media';
import { formatPrice } from '#contract/money';
import { listingPage } from '#contract/pages/catalog';
import { pathTo } from '#contract/pages/page';
import type { Language } from '#contract/people';
import { ProductSettings } from '#platform/config/product.settings';
import { Page, type PageDescription, type PageRequest, type PageSource } from '#platform/http/page';
import { isUuid } from '#platform/http/uuid-param';
import { Words } from '#platform/words/words';
import type { ListingDetail } from '../listings/listing.dto.js';
import { ListingNotFound } from '../listings/listing.errors.js';
import { DetailOfListing } from '../listings/listing-detail.query.js';
import { detailPreload } from './image-preload.js';

@Injectable()
@Page(listingPage)
export class ListingPage implements PageSource {
  constructor(
    private readonly queries: QueryBus,
    private readonly settings: ProductSettings,
    private readonly words: Words,
  ) {}

  async describe({ params, language }: PageRequest): Promise<Partial<PageDescription>> {
    const listing = await this.find(params.id ?? '');
    if (!listing) return { status: 404, canonical: undefined };
    const [cover] = listing.images;
    return {
      title: listing.title,
      previewTitle: `${listing.title} · ${this.priceIn(language, listing)}`,
      description: metaDescription(listing.description),
      canonical: pathTo(listingPage.path, listing.id),
      type: 'product',
      ...(cover && { image: imageUrl(cover.id, 'detail'), preloadImage: detailPreload(cover) }),
      schema: [this.product(listing)],
      firstData: [{ endpoint: 'listing', args: { id: listing.id }, data: listing }],
    };
  }

  private priceIn(language: Language, { price }: ListingDetail): string {
    const free = this.words.in(language)('common:price.free');
    return formatPrice(price, { locale: language, precision: 'cents', free });
  }

  private async find(id: string): Promise<ListingDetail | null> {
    if (!isUuid(id)) return null;
    try {
      return (await this.queries.execute(new DetailOfListing(id, null))).read();
    } catch (error) {
      if (error instanceof ListingNotFound) return null;
      throw error;
    }
  }

  private product(listing: ListingDetail): Record<string, unknown> {
    const { publicUrl } = this.settings;
    return {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: listing.title,
      description: metaDescription(listing.description),
      category: listing.category,
      image: listing.images.map(({ id }) => publicUrl + imageUrl(id, 'full')),
      offers: {
        '@type': 'Offer',
        url: publicUrl + pathTo(listingPage.path, listing.id),
        price: listing.price.toFixed(2),
        priceCurrency: 'USD',
        availability: `https://schema.org/${listing.status === 'active' ? 'InStock' : 'SoldOut'}`,
        itemCondition: `https://schema.org/${SCHEMA_CONDITION[listing.condition]}`,
      },
    };
  }
}

const SCHEMA_CONDITION: Readonly<Record<Condition, string>> = {
  new: 'NewCondition',
  'like-new': 'UsedCondition',
  good: 'UsedCondition',
  fair: 'UsedCondition',
  poor: 'DamagedCondition',
};
